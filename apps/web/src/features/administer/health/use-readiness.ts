import { useReadReadiness } from '@halyard/query'
import type { Readiness } from '#features/administer/health/checks.ts'
import { watched } from '#shared/session/connection.ts'

const lookEveryMs = 10_000

async function readReadiness({ signal }: { signal: AbortSignal }): Promise<Readiness> {
  const sentMs = performance.now()
  const answer = await watched(fetch('/readyz', { cache: 'no-store', signal }))
  const text = await answer.text()
  // Servers of other makers have no such probe, and answer with their page.
  const isText = answer.headers.get('Content-Type')?.startsWith('text/plain') ?? false
  return { text: isText ? text.trim() : '', tookMs: performance.now() - sentMs }
}

/** What the server says about itself, again and again. */
export const useReadiness = () => useReadReadiness(readReadiness, lookEveryMs)
