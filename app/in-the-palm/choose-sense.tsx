import { useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { SenseSheet } from '../senses/index.tsx'
import { said } from '../words/language.ts'

const WORDS = { senses: { fr: 'Choisir comment sentir', en: 'Choose how to feel' } } as const

/** Before the first mime far apart, Grandfather's sense, hand and a test of them; never in the middle of one. */
export function ChooseSense() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Quiet icon="palm" onPress={() => setOpen(true)}>
        {said(WORDS.senses)}
      </Quiet>
      {isOpen && <SenseSheet onClose={() => setOpen(false)} />}
    </>
  )
}
