import type { JsonBounds } from './bounded-json.ts'

/** What a request may hold whose list the contract does not limit, of accounts or flags: 25,000 flags at once, or as many as fit into the bytes. */
export const LONG_LIST = { bytes: 1_000_000, values: 52_000 } as const satisfies Pick<
  JsonBounds,
  'values'
> & { bytes: number }

type Flat = Record<string, string | number | boolean | null | undefined>

/** Splits what is sent as a list into lists that a request may hold, in the same order. */
export function sendableLists<Item extends Flat>(items: readonly Item[]): Item[][] {
  const encoder = new TextEncoder()
  const lists: Item[][] = []
  let bytes: number = LONG_LIST.bytes
  let values: number = LONG_LIST.values
  for (const item of items) {
    const ownBytes = encoder.encode(JSON.stringify(item)).length + ','.length
    const ownValues = 1 + Object.keys(item).length
    bytes += ownBytes
    values += ownValues
    if (bytes > LONG_LIST.bytes || values > LONG_LIST.values) {
      lists.push([])
      bytes = '[]'.length + ownBytes
      values = 1 + ownValues
    }
    lists.at(-1)?.push(item)
  }
  return lists
}
