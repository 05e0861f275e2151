/** Small sounds that go with what happens; never the only sign of it, and silent where the person wants silence. */
export type Cue = 'tap' | 'turn' | 'lit' | 'tick' | 'reveal' | 'good' | 'wrong' | 'star' | 'gong'

export function cue(_name: Cue): void {}
