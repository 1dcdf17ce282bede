import { useQuery } from '@tanstack/react-query'
import type { Readiness } from '#features/administer/health/checks.ts'
import { watched } from '#shared/session/connection.ts'

const lookEveryMs = 10_000

async function readReadiness({ signal }: { signal: AbortSignal }): Promise<Readiness> {
  const sentMs = performance.now()
  const answer = await watched(fetch('/readyz', { cache: 'no-store', signal }))
  const text = await answer.text()
  return { text: text.trim(), tookMs: performance.now() - sentMs }
}

/** What the server says about itself, again and again. Its probe is no operation of the contract, so it has no other home. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: readReadiness,
    refetchInterval: lookEveryMs,
    retry: false,
    // A browser without a network has something to tell here, too.
    networkMode: 'always',
    gcTime: 0,
  })
