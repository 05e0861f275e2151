import type { House, Phone } from './house.ts'

/** Two phones, and two more people by wire, at a moment when everybody may talk: teams settle who is Grandfather. */
export async function talking(house: House): Promise<readonly Phone[]> {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  const { code } = phones[0]!.guest.welcome!
  for (const name of ['Jo', 'Zoé']) await house.program.enters({ do: 'join', name, code })
  const { guest } = phones[0]!
  await guest.until(() => guest.seen.lobby?.people.length === 4)
  await house.starts(phones)
  return phones
}
