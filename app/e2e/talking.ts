import type { Phone, TestHouse } from './house.ts'

/** Two phones, and two more people by wire, at a moment when everybody may talk: teams settle who is Grandfather. */
export async function talking(house: TestHouse): Promise<readonly Phone[]> {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  const { code } = phones[0]!.wire.welcome!
  for (const name of ['Jo', 'Zoé']) await house.program.enters({ do: 'join', name, code })
  const { wire } = phones[0]!
  await wire.until(() => wire.seen.lobby?.people.length === 4)
  await house.starts(phones)
  return phones
}
