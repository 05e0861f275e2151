import '../styles/moments.css'
import type { ComponentChildren } from 'preact'
import type { Beat } from './moment.ts'

/** What has just happened, flying once over whatever is shown: an objection, the outcome of a vote. */
export const Banner = ({ beat, children }: { beat: Beat; children: ComponentChildren }) => (
  <div key={beat.name} class="moment-banner" data-aloud style={{ '--ms': `${beat.ms}ms` }}>
    <b>{children}</b>
  </div>
)
