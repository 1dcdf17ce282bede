import type { QueryClient } from '@tanstack/react-query'

/** A scoreboard in a form of the caller's own, with the version tag that it came under. */
type Tagged<Content> = { tag: string | null; content: Content }

type BoardCall<Content> = {
  url: string
  /** For `Accept-Language`. */
  language: string | undefined
  /** Of the read before, and given back while the server's version tag stays. */
  known: Tagged<Content> | undefined
  client: QueryClient
  signal: AbortSignal
}

/** Asks for a scoreboard and reads it. Rejects with an ApiError. */
export type ReadBoard<Content> = (call: BoardCall<Content>) => Promise<Tagged<Content>>
