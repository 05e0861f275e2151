// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { missingNames, namesIn } from './names-field.tsx'

test('[ROOM-22] whoever has a name plays; a line that was left empty is nobody', () => {
  expect(namesIn(['Ana', '', '  ', ' Jo  Ann '])).toEqual(['Ana', 'Jo Ann'])
})

test('[ROOM-22] what is missing is said until the game could begin', () => {
  expect(missingNames(['Ana'], 'palm-reader')).toEqual({
    fr: 'Il manque encore 3 prénoms.',
    en: '3 more names are missing.',
  })
  expect(missingNames(['Ana'], 'extraordinary-story')?.en).toBe('One more name is missing.')
  expect(missingNames(['Ana', 'Tom'], 'in-the-palm')).toBeNull()
})
