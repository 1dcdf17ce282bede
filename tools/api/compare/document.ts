import { record, isRecord, text, type Json } from './json.ts'

/** A piece of a document behind its references. */
export interface Resolved {
  value: Json
  /** Name of the shared piece it was reached by, e.g. `TeamInfoModel`. */
  name?: string
}

/** An OpenAPI document, 3.0 or 3.1, of any server. */
export class ApiDocument {
  readonly raw: Json
  /** How reports call it: a file, an address or a version. */
  readonly label: string

  constructor(raw: unknown, label: string) {
    const version = text(record(raw)['openapi'])
    if (!version?.startsWith('3.')) throw new Error(`${label} is not an OpenAPI 3 document`)
    this.raw = record(raw)
    this.label = label
  }

  /** Follows references inside the document. What is beside a reference is kept (3.1 allows it). */
  resolve(piece: unknown): Resolved {
    let value = record(piece)
    let name: string | undefined
    for (let hops = 0; hops < MOST_HOPS; hops += 1) {
      const reference = text(value['$ref'])
      if (reference === undefined) return { value, ...(name && { name }) }
      name ??= reference.split('/').at(-1)
      const { $ref: _reference, ...besides } = value
      value = { ...record(this.#at(reference)), ...besides }
    }
    throw new Error(`${this.label}: the reference ${String(value['$ref'])} leads in a circle`)
  }

  #at(reference: string): unknown {
    if (!reference.startsWith('#/')) {
      throw new Error(`${this.label}: the reference ${reference} leads out of the document`)
    }
    const keys = reference.slice(2).split('/').map(unescapePointer)
    const found = keys.reduce<unknown>((part, key) => record(part)[key], this.raw)
    if (!isRecord(found)) throw new Error(`${this.label}: the reference ${reference} leads nowhere`)
    return found
  }
}

const MOST_HOPS = 20

const unescapePointer = (key: string) =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
