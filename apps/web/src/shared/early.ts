import type { ReaderAnswer } from '#shared/board/reader.ts'

/** A worker that began to fetch and read an answer before the page's code was there. */
export type EarlyReader = {
  readonly path: string
  readonly worker: Worker
  /** What it said until somebody listened. */
  readonly said: readonly ReaderAnswer[]
  /** Takes the listeners of the page's head off. */
  readonly stop: AbortController
}

declare global {
  interface Window {
    /** Answers asked for by the inline script of the page's head (src/head.ts), by path. */
    halyardEarly?: Record<string, Promise<Response> | undefined>
    halyardReader?: EarlyReader | undefined
    /** The reader's language, as the same script found it. */
    halyardLanguage?: string
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
  if (isLate()) return undefined
  const response = await early.catch(() => undefined)
  if (!response) return undefined
  return new Response(response.body, {
    status: response.status,
    headers: withoutMoment(response.headers),
  })
}

/** Whether nobody waits any more for what the page's head asked for. */
export const isLate = (): boolean => performance.now() > oldestMs

/** The head of an answer that came at an unknown moment. */
export function withoutMoment(given: HeadersInit): Headers {
  const headers = new Headers(given)
  headers.delete('Date')
  return headers
}
