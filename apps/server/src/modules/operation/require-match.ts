import { Refusal } from '#modules/operation/refusal.ts'
import { namesTag } from '#modules/operation/tags.ts'

/** The `If-Match` of a request: what it says the change was made to. */
export type IfMatch = string | undefined

/** Throws Refusal 412 where a change was made to something else than what is stored. Call it with the row locked. */
export function requireMatch(ifMatch: IfMatch, etag: string): void {
  if (ifMatch !== undefined && !namesTag(ifMatch, etag)) throw new Refusal(412, 'changedMeanwhile')
}
