import Negotiator from 'negotiator'
import type { Contract, JsonSchema } from '#http/contract/contract.ts'
import { partsOf } from '#http/contract/response-filter.ts'
import type { ResponseFilter } from '#http/contract/response-filter.ts'
import type { PartedReply } from '#modules/operation/parted-reply.ts'
import { beginGzip, endGzip } from '#platform/gzip-parts.ts'
import type { GzipBeginning } from '#platform/gzip-parts.ts'

/** A shared part as JSON without the brace at its end. */
interface Beginning {
  readonly text: string
  packed?: GzipBeginning
}

/** JSON, which others may compress, or bytes of gzip. */
type Answer = string | Buffer

/**
 * Writes answers of two parts. All browsers take gzip, whose stream can begin with bytes that were compressed before; it is as small as
 * the Brotli that other answers have.
 */
export function createPartedAnswers(contract: Contract, filter: ResponseFilter) {
  const beginnings = new WeakMap<object, Beginning>()
  const schemas = new WeakMap<JsonSchema, ReturnType<typeof partsOf>>()

  const partsIn = (schema: JsonSchema, { shared }: PartedReply) => {
    const parts = schemas.get(schema) ?? partsOf(contract, schema, new Set(Object.keys(shared)))
    schemas.set(schema, parts)
    return parts
  }
  const beginningOf = (schema: JsonSchema, shared: object): Beginning => {
    const known = beginnings.get(shared)
    if (known) return known
    const made = { text: JSON.stringify(filter(schema, shared)).slice(0, -1) }
    beginnings.set(shared, made)
    return made
  }

  return (schema: JsonSchema, reply: PartedReply, accepted: string | undefined): Answer => {
    const [ofShared, ofOwn] = partsIn(schema, reply)
    const beginning = beginningOf(ofShared, reply.shared)
    const end = `,${JSON.stringify(filter(ofOwn, reply.own)).slice(1)}`
    if (!takesGzip(accepted)) return beginning.text + end
    beginning.packed ??= beginGzip(Buffer.from(beginning.text))
    return endGzip(beginning.packed, Buffer.from(end))
  }
}

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined &&
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['gzip']).length > 0
