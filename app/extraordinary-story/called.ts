import type { Sitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const ROBOT = { fr: 'robot', en: 'robot' } as const

/** A name inside a sentence: bots are marked there too. */
export const called = ({ name, isBot }: Sitter): string => (isBot ? `${name} (${said(ROBOT)})` : name)
