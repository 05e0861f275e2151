import { announce } from '../components/announcer.tsx'
import { BY_EAR_MORE, playByEar } from '../device/by-ear.ts'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'

const I_DO = { fr: 'Je joue avec un lecteur d’écran', en: 'I play with a screen reader' } as const

function takeIt(): void {
  playByEar(true)
  announce(said(BY_EAR_MORE))
  document.querySelector<HTMLElement>('.screen h1')?.focus() // the button is gone
}

/** ROOM-21: first on the page, where nobody who looks sees it; no press tells for sure that somebody listens. */
export const ByEarOffer = () =>
  settings.value.byEar ? null : (
    <button type="button" class="for-ears" onClick={takeIt}>
      {said(I_DO)}
    </button>
  )
