/** The lamp of the evening hangs over what is not anybody's to see. */
export const Lamp = ({ size = 110 }: { size?: number }) => (
  <svg width={size} height={size * 0.72} viewBox="0 0 120 86" aria-hidden="true">
    <path d="M60 0V30" stroke="#744A2B" stroke-width="3" />
    <rect x="54" y="24" width="12" height="9" rx="3" fill="#744A2B" />
    <path d="M46 32H74L98 68Q60 76 22 68Z" fill="#D4493A" />
    <path d="M66 32H74L98 68Q88 71 76 72Z" fill="#2B1A3A" opacity=".16" />
    <path d="M22 68Q60 76 98 68Q60 84 22 68Z" fill="#F8E3A8" />
    <circle cx="60" cy="74" r="8" fill="#FFF3C9" />
  </svg>
)
