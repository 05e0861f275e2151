import { useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { SenseSheet } from '../senses/index.tsx'
import { said } from '../words/language.ts'

const CHOOSE = { fr: 'Choisir comment je sens', en: 'Choose how I feel it' } as const

/** Between two palms there is time to choose a sense; while one is drawn into, there is none. */
export function SenseOffer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Plain icon="palm" onPress={() => setOpen(true)}>
        {said(CHOOSE)}
      </Plain>
      {isOpen && <SenseSheet onClose={() => setOpen(false)} />}
    </>
  )
}
