import { loadContract } from '#http/contract/contract.ts'
import type { Operation } from '#http/contract/contract.ts'
import type { HttpClient } from '#testing/http-client.ts'

export type { Operation } from '#http/contract/contract.ts'

/** Every operation of the contract. */
export const { operations } = loadContract()

/** The id of no account. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'
/** The id of nothing else. */
export const NOTHING = 2_000_000_000

/** Calls an operation with these ids, or those of nothing; with an empty body where it needs one. */
export function callOperation(
  client: HttpClient,
  { method, path, jsonBody, hasForm }: Operation,
  ids: Readonly<Record<string, number | string>>,
) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? NOTHING))
  if (hasForm) return client.upload(method === 'PUT' ? 'PUT' : 'POST', url, [])
  if (!jsonBody) return client.send({ method, url })
  const payload = jsonBody.type === 'array' ? '[]' : '{}'
  return client.send({ method, url, payload, headers: { 'content-type': 'application/json' } })
}
