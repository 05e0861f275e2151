/** What the Child's face should look like. */
export const PokerFace = () => (
  <svg class="palm-poker" viewBox="0 0 96 64" aria-hidden="true">
    <path d="M18 30Q18 6 48 6T78 30Q78 60 48 60T18 30Z" fill="#F0C9A0" />
    <path d="M18 28Q20 2 48 2T78 28Q66 14 48 16T18 28Z" fill="#5A3A24" />
    <g fill="none" stroke="#2B2A3A" stroke-width="3.2" stroke-linecap="round">
      <path d="M31 33H39M57 33H65M40 49H56" />
    </g>
  </svg>
)
