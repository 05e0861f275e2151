import { useEffect, useState } from 'preact/hooks'
import { under } from '../../device/base.ts'

/** The link by which others join: the server knows under which address phones find it. */
export function useInvitation(code: string): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    fetch(under(`/invite/${code}`))
      .then(answer => answer.json())
      .then((invitation: { link: string }) => !isGone && setLink(invitation.link))
      .catch(() => !isGone && setLink(location.origin + under(`/join/${code}`)))
    return () => {
      isGone = true
    }
  }, [code])
  return link
}
