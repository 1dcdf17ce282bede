import type { OperationId } from '#contract/document.ts'
import type { Actor, TypedCall } from '#http/actor.ts'
import type { World } from '#world/world.ts'

/** Reads an operation that answers 304, with and without the tag of its state. */
export async function conditionalGet<Id extends OperationId>(
  { findings }: World,
  actor: Actor,
  id: Id,
  call: TypedCall<Id> = {},
  { isPrivate = false } = {},
): Promise<void> {
  const { headers } = await actor.okAnswer(id, call)
  const tag = headers.get('etag') ?? ''
  const caching = headers.get('cache-control') ?? ''
  findings.check(id, /^W\/".+"$/.test(tag), `ETag: expected W/"…", got ${tag || 'none'}`)
  findings.check(
    id,
    !Number.isNaN(Date.parse(headers.get('last-modified') ?? '')),
    'no Last-Modified',
  )
  for (const part of ['no-cache', 'must-revalidate', ...(isPrivate ? ['private'] : [])]) {
    findings.check(id, caching.includes(part), `Cache-Control lacks ${part}: ${caching || 'none'}`)
  }
  const withTag = (value: string) => ({ ...call, headers: { 'if-none-match': value } })
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const answer = await actor.send(id, withTag(known))
    findings.same(id, `If-None-Match: ${known === tag ? 'the tag' : known}`, answer.status, 304)
    findings.same(id, 'length of the 304', answer.bytes.length, 0)
    if (known === tag) findings.same(id, 'ETag of the 304', answer.headers.get('etag'), tag)
  }
  const answer = await actor.send(id, withTag('W/"of another time"'))
  findings.same(id, 'If-None-Match: another tag', answer.status, 200)
}
