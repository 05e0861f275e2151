import { useEffect, useState } from 'preact/hooks'

/** The link by which others join: the server knows under which address phones find it. */
export function useInvitation(code: string): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    fetch(`/invite/${code}`)
      .then(answer => answer.json())
      .then((invitation: { link: string }) => !isGone && setLink(invitation.link))
      .catch(() => !isGone && setLink(`${location.origin}/join/${code}`))
    return () => {
      isGone = true
    }
  }, [code])
  return link
}
