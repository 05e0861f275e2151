import type { ComponentChildren } from 'preact'
import { back } from '../router.ts'
import { said } from '../words/language.ts'
import { Round } from './controls.tsx'

const BACK = { fr: 'Retour', en: 'Back' } as const

/** The bar of a page that is not a match: a way back, and what the page is. */
export const BackBar = ({ name, children }: { name?: string; children?: ComponentChildren }) => (
  <header class="bar">
    <Round icon="back" label={said(BACK)} onPress={back} />
    <span class="name">{name}</span>
    {children ?? <span class="ent-bar-end" />}
  </header>
)
