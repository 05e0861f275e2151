/** Asks the browser not to clear away what is on this device alone when space runs short. Some ask the person. */
export async function keepForGood(): Promise<void> {
  const { storage } = navigator
  if (!storage?.persist) return
  if (!(await storage.persisted())) await storage.persist()
}
