import { createClient } from '@halyard/api'
import { connect } from '@halyard/query'
import { i18n } from '@lingui/core'

/** What the server answered to a call, as text. */
export type Answer = { status: number; body: string }

let given: Readonly<Record<string, Answer>> = {}
let unanswered = 0

/** Makes these, by path, the answers to whatever is drawn next. */
export function answerWith(answers: Readonly<Record<string, Answer>>): void {
  given = answers
  unanswered = 0
}

/** Calls that were made and have no answer: what asked for them is drawn as waiting. */
export const openCalls = (): number => unanswered

async function answer({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  const found = given[pathname + search]
  if (!found) {
    unanswered += 1
    return new Promise(() => {})
  }
  const headers = { 'Content-Type': 'application/json' }
  return new Response(found.body, { status: found.status, headers })
}

/** Takes the place of the page's own connection (shared/query.ts): nothing is sent, and no state of a line is kept. */
export const answerCalls = (): void =>
  connect({
    language: () => i18n.locale,
    client: createClient({ baseUrl: 'http://page', language: () => i18n.locale, fetch: answer }),
  })
