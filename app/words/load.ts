import { effect } from '@preact/signals'
import type { Language } from '@veillee/kernel'
import type { Sentences } from '@veillee/kernel/catalogue'
import { catalogues, language } from './language.ts'

/** One a language that does not stand in the code. Only whoever reads it fetches it; until then, they read English. */
const files = import.meta.glob<Sentences>('./translations/*.json', { import: 'default' })

export function loadCatalogues(): void {
  effect(() => void load(language.value))
}

async function load(tag: Language): Promise<void> {
  const file = files[`./translations/${tag}.json`]
  if (!file || catalogues.peek()[tag]) return
  const [sentences, { catalogueOf }] = await Promise.all([file(), import('@veillee/kernel/catalogue')])
  catalogues.value = { ...catalogues.peek(), [tag]: catalogueOf(tag, sentences, noted) }
}

const noted = (en: string): void => {
  if (import.meta.env.MODE === 'development') console.info(`Not translated yet: ${en}`)
}
