import type { PricedHint } from '#modules/edit/hints/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 400 for hints that are not there or say nothing, and where a team would lose one that it has paid for. */
export function requireKept(
  before: readonly PricedHint[],
  after: readonly Schema<'PricedHintEdit'>[],
): void {
  const known = new Set(before.map(({ id }) => id))
  const ids = after.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    throw new Refusal(400, 'hintNotFound')
  if (after.some(({ text }) => text.trim() === '')) throw new Refusal(400, 'hintIsEmpty')
  const lost = before.find(({ id, openedBy }) => openedBy > 0 && !ids.includes(id))
  if (lost) throw new Refusal(400, 'hintIsOpened', { values: { count: lost.openedBy } })
}
