import '../styles/moments.css'
import type { ComponentChildren } from 'preact'
import type { Beat } from './moment.ts'

interface BannerProps {
  readonly beat: Beat
  /** Somebody cries it out. */
  readonly isLoud?: boolean
  readonly children: ComponentChildren
}

/** What has just happened, flying once over whatever is shown: an objection, the outcome of a vote. */
export const Banner = ({ beat, isLoud = false, children }: BannerProps) => (
  <div
    key={beat.name}
    class={`moment-banner${isLoud ? ' loud' : ''}`}
    data-aloud
    style={{ '--ms': `${beat.ms}ms` }}
  >
    <b>{children}</b>
  </div>
)
