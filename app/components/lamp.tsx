import type { ComponentChildren } from 'preact'

/** The lamp of the evening. It hangs from above, and sways once when somebody comes in. */
export const Lamp = ({ size = 104 }: { size?: number }) => (
  <svg class="ent-lamp" width={size} height={size * 0.72} viewBox="0 0 120 86" aria-hidden="true">
    <path d="M60 -400V30" stroke="#744A2B" stroke-width="3" />
    <rect x="54" y="24" width="12" height="9" rx="3" fill="#744A2B" />
    <path d="M46 32H74L98 68Q60 76 22 68Z" fill="#D4493A" />
    <path d="M66 32H74L98 68Q88 71 76 72Z" fill="#2B1A3A" opacity=".16" />
    <path d="M22 68Q60 76 98 68Q60 84 22 68Z" fill="#F8E3A8" />
    <circle cx="60" cy="74" r="8" fill="#FFF3C9" />
  </svg>
)

/** It hangs into the page from above the sentence, low where there is little else. */
export const LampBar = ({ isTall = false, children }: { isTall?: boolean; children?: ComponentChildren }) => (
  <div class={`ent-lamp-bar${isTall ? ' tall' : ''}`}>
    {children}
    <Lamp size={isTall ? 150 : 120} />
  </div>
)
