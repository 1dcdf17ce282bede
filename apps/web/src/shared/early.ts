declare global {
  interface Window {
    /** Answers asked for by the inline script of the page's head (vite.config.ts), by path. */
    halyardEarly?: Record<string, Promise<Response> | undefined>
  }
}

/**
 * The early answer to a request, once. Its `Date` is taken off: it came at an unknown moment, so it must not set the
 * clock.
 */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const early = window.halyardEarly?.[pathname + search]
  if (!early || request.method !== 'GET') return undefined
  delete window.halyardEarly?.[pathname]
  const response = await early.catch(() => undefined)
  if (!response) return undefined
  const headers = new Headers(response.headers)
  headers.delete('Date')
  return new Response(response.body, { status: response.status, headers })
}
