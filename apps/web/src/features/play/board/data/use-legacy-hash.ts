import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Links of other clients name the open challenge behind a hash, with its title: `#12-name`. */
export const legacyChallenge = (hash: string): string | undefined =>
  /^#(\d{1,10})(-.*)?$/s.exec(hash)?.[1]

/** Rewrites such a link into ours. */
export function useLegacyHash(): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const id = legacyChallenge(hash)
    if (!id) return
    const next = new URLSearchParams(search)
    next.set('c', id)
    void navigate({ search: next.toString(), hash: '' }, { replace: true })
  }, [hash, search, navigate])
}
