import { readFileSync } from 'node:fs'
import type { operations } from '@halyard/api'

/** Name of an operation of the contract. */
export type OperationId = keyof operations

export type JsonSchema = { readonly [keyword: string]: unknown }

type Media = { schema?: JsonSchema; example?: unknown }
type Described = { $ref?: string; content?: Record<string, Media> }
type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}
type OperationObject = {
  operationId: OperationId
  tags: string[]
  'x-role': Role
  'x-extension'?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Described>
}

export type Document = {
  info: { version: string }
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, Record<string, JsonSchema>>
}

/** The least role a caller needs. */
export type Role = 'Anonymous' | 'User' | 'Monitor' | 'Admin'

/** What the contract says about one status of an operation. */
export type Promised = {
  /** Content type of the body; undefined where the body is empty. */
  mediaType?: string
  schema?: JsonSchema
}

export type Operation = {
  id: OperationId
  method: string
  path: string
  group: string
  role: Role
  /** Of what the server must name among its extensions to have it; undefined for the contract of every server. */
  extension?: string | undefined
  pathParameters: readonly Parameter[]
  queryParameters: readonly Parameter[]
  /** Schema of the JSON body; undefined where there is none or it is a form. */
  bodySchema?: JsonSchema
  bodyExample?: unknown
  isForm: boolean
  promised: ReadonlyMap<number, Promised>
}

/** The bundled contract, as committed. */
export const document: Document = JSON.parse(
  readFileSync(new URL('../../../../openapi/platform.gen.json', import.meta.url), 'utf8'),
)

/** The part of the document a `$ref` means, or the value itself. */
export function resolved<T extends object>(value: T): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  const [, , kind = '', name = ''] = value.$ref.split('/')
  const target = document.components[kind]?.[name]
  if (!target) throw new Error(`The contract has no ${value.$ref}`)
  const { $ref: _, ...own } = value
  return { ...value, ...target, ...own }
}

function promisedOf(described: Described): Promised {
  const [mediaType, media] = Object.entries(resolved(described).content ?? {})[0] ?? []
  return { mediaType, schema: media?.schema }
}

function operationOf(method: string, path: string, raw: OperationObject): Operation {
  const parameters = (raw.parameters ?? []).map(resolved)
  const json = raw.requestBody?.content['application/json']
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    group: raw.tags[0] ?? '',
    role: raw['x-role'],
    extension: raw['x-extension'],
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    bodySchema: json?.schema,
    bodyExample: json?.example,
    isForm: raw.requestBody?.content['multipart/form-data'] !== undefined,
    promised: new Map(
      Object.entries(raw.responses).map(([status, answer]) => [Number(status), promisedOf(answer)]),
    ),
  }
}

const documented: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => operationOf(method, path, raw)),
)

/** Every operation of the contract, in its order, without extensions of ours. */
export const allOperations = documented.filter(({ extension }) => extension === undefined)

/** Operations that are asked only of servers that name their extension. */
export const extensionOperations = documented.filter(({ extension }) => extension !== undefined)

const byId = new Map(documented.map((one) => [one.id, one]))

/** @throws when the contract has no such operation */
export function operation(id: OperationId): Operation {
  const found = byId.get(id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}
