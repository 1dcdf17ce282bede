import { unwrap } from '@halyard/api'
import type { ApiClient, Schema } from '@halyard/api'
import type { PricedHint } from '#mapping/hints.ts'

const url = '/api/edit/games/{id}/challenges/{challengeId}/hints'

type At = { id: number; challengeId: number }
type Stored = Pick<Schema<'PricedHint'>, 'id' | 'text' | 'price' | 'openedBy'>
type Sent = Schema<'PricedHintEdit'>

/** @param at absent for a challenge that does not exist yet */
export async function readHints(client: ApiClient, at?: At): Promise<readonly Stored[]> {
  if (!at) return []
  return (await unwrap(client.GET(url, { params: { path: at } }))).hints
}

export const sendHints = (client: ApiClient, at: At, hints: Sent[]) =>
  unwrap(client.PUT(url, { params: { path: at }, body: { hints } }))

/**
 * What to send so that the hints with a price are those of the file; undefined where they are. A hint is known again by its text, and one
 * that teams have paid for stays, whatever the file says.
 */
export function changedHints(
  stored: readonly Stored[],
  wanted: readonly PricedHint[],
): Sent[] | undefined {
  const left = [...stored]
  const named = wanted.map(({ text, price }): Sent => {
    const at = left.findIndex((hint) => hint.text === text)
    const [known] = at < 0 ? [] : left.splice(at, 1)
    return { ...(known && { id: known.id }), text, price }
  })
  const paid = left.filter(({ openedBy }) => openedBy > 0)
  const next = [...named, ...paid.map(({ id, text, price }) => ({ id, text, price }))]
  const before = stored.map(({ id, text, price }) => ({ id, text, price }))
  return JSON.stringify(next) === JSON.stringify(before) ? undefined : next
}
