declare global {
  interface Window {
    /** Answers asked for by the inline script of the page's head (src/head.ts), by path. */
    halyardEarly?: Record<string, Promise<Response> | undefined>
  }
}

/** Answers nobody took by then belong to a page that was left; in milliseconds from its start. */
const oldestMs = 15_000

/**
 * The early answer to a request, once. Its `Date` is taken off: it came at an unknown moment, so it must not set the
 * clock.
 */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const early = window.halyardEarly?.[path]
  if (!early || request.method !== 'GET') return undefined
  delete window.halyardEarly?.[path]
  if (performance.now() > oldestMs) return undefined
  const response = await early.catch(() => undefined)
  if (!response) return undefined
  const headers = new Headers(response.headers)
  headers.delete('Date')
  return new Response(response.body, { status: response.status, headers })
}
