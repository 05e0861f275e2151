/** Opened from an icon of its own, and not in a browser's tab. */
export const isHomeScreenApp = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === true ||
  matchMedia('(display-mode: standalone)').matches
