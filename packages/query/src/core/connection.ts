import { createClient } from '@halyard/api'
import type { ApiClient } from '@halyard/api'

type Connection = { client: ApiClient; language?: () => string }

let connection: Connection = { client: createClient() }

/** Which client all queries and mutations call, and the language that calls beside it ask for. Set once, before the first query. */
export function connect(to: Connection): void {
  connection = to
}

export const api = (): ApiClient => connection.client
export const languageOfCalls = (): string | undefined => connection.language?.()
