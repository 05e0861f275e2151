import type { StoryLanguage } from '@veillee/games'
import { LANGUAGES } from '@veillee/kernel/languages'
import { useEffect, useRef, useState } from 'preact/hooks'

/** What browsers that can listen bring; only on secure pages. */
interface Recogniser {
  lang: string
  interimResults: boolean
  onresult:
    | ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void)
    | null
  onend: (() => void) | null
  onerror: (() => void) | null
  start(): void
  abort(): void
}

function newRecogniser(): Recogniser | undefined {
  const browser = globalThis as unknown as Record<string, (new () => Recogniser) | undefined>
  const Made = browser.SpeechRecognition ?? browser.webkitSpeechRecognition
  return Made && globalThis.isSecureContext !== false ? new Made() : undefined
}

const canListen = (): boolean => {
  const browser = globalThis as unknown as Record<string, unknown>
  return (
    globalThis.isSecureContext !== false &&
    Boolean(browser.SpeechRecognition ?? browser.webkitSpeechRecognition)
  )
}

/** TALE-28: dictation fills the field; it is an aid and never the judge. Null where a browser cannot. */
export function useDictation(language: StoryLanguage, onHeard: (text: string) => void) {
  const current = useRef<Recogniser>(undefined)
  const [isListening, setListening] = useState(false)
  useEffect(() => () => current.current?.abort(), [])
  if (!canListen()) return null
  const stop = () => {
    const recogniser = current.current
    if (recogniser) recogniser.onresult = null // what is still under way must not come into the next field
    recogniser?.abort()
    setListening(false)
  }
  const start = () => {
    const recogniser = newRecogniser()
    if (!recogniser) return
    current.current = recogniser
    recogniser.lang = LANGUAGES[language].locale
    recogniser.interimResults = true
    recogniser.onresult = ({ results }) =>
      onHeard(
        Array.from(results, result => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      )
    recogniser.onend = () => setListening(false)
    recogniser.onerror = () => setListening(false)
    setListening(true)
    recogniser.start()
  }
  return { isListening, stop, toggle: isListening ? stop : start }
}
