import type { Said } from '@veillee/kernel'
import type { Chosen, Family } from './family.ts'

type Speech<F> = F extends Family<infer G> ? (...chosen: Chosen<G>) => Said : never

/** For every family, how its glyphs are described to somebody who does not see them. */
export type Speeches<Families> = { readonly [Name in keyof Families]: Speech<Families[Name]> }
