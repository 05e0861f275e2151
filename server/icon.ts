/** Also the page's icon, so it names its namespace: it is served as a file of its own. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 86"><path d="M60 0V30" stroke="#744A2B" stroke-width="3"/><rect x="54" y="24" width="12" height="9" rx="3" fill="#744A2B"/><path d="M46 32H74L98 68Q60 76 22 68Z" fill="#D4493A"/><path d="M66 32H74L98 68Q88 71 76 72Z" fill="#2B1A3A" opacity=".16"/><circle cx="60" cy="74" r="8" fill="#FFF3C9"/></svg>'
