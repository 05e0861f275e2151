interface Renewed {
  readonly renewedFor?: number
}

/**
 * The server speaks another version than this page: the page is loaded anew, and fresh, since pages are never taken from
 * what is kept while there is a network. Once for each version: one that stays as it was must not be loaded for ever.
 */
export function renewOnce(version: number): boolean {
  const before: Renewed | null = history.state
  if (before?.renewedFor === version) return false
  history.replaceState({ ...before, renewedFor: version }, '')
  location.reload()
  return true
}
