import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role, TokenScope } from '#db/tables/accounts.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import type { GameRoles } from '#modules/staff/service.ts'

/** The contract as one document. */
export const BUNDLE = join(import.meta.dirname, '../../../../../openapi/platform.gen.json')

/** The keywords of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly description?: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** What names a game in a path, always as `{id}`. */
const GAME = '#/components/parameters/GameId'

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
type Verb = keyof typeof METHODS
const VERBS = ['get', 'post', 'put', 'delete'] as const satisfies Verb[]
export type Method = (typeof METHODS)[Verb]
export type RateClass =
  | 'Register'
  | 'Query'
  | 'PowChallenge'
  | 'Container'
  | 'Submit'
  | 'Concurrency'

/** One operation as its description in the contract says. */
export interface Operation {
  readonly id: OperationId
  /** Group of the operation. */
  readonly tag: string
  /** What it does, in a few English words. */
  readonly summary: string
  readonly method: Method
  /** As in the contract, `/api/team/{id}`. */
  readonly path: string
  /** The least role that may call it. */
  readonly role: Role | 'Anonymous'
  /** Who may call it for games of theirs without that role. */
  readonly gameRoles: GameRoles | undefined
  /** The scope of API tokens that it asks for, where its group and its role do not say it. */
  readonly scope: TokenScope | 'None' | undefined
  /** The parameter of its path that is a game. */
  readonly gameParameter: string | undefined
  readonly rateClass: RateClass | undefined
  /** Bytes of a body or of one file, where the contract limits them. */
  readonly bodyLimit: number | undefined
  readonly parameters: readonly Parameter[]
  readonly jsonBody: JsonSchema | undefined
  readonly hasForm: boolean
  /** Schema of the 200 JSON body; undefined for an empty 200 and for downloads. */
  readonly result: JsonSchema | undefined
}

export interface Contract {
  readonly operations: readonly Operation[]
  /** The named types; `$ref` is `Name#`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

interface RawParameter {
  readonly $ref?: string
  readonly name: string
  readonly in: Parameter['in']
  readonly required?: boolean
  readonly schema: JsonSchema
}
type Content = Readonly<Record<string, { readonly schema?: JsonSchema } | undefined>>
interface RawOperation {
  readonly operationId: OperationId
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly RawParameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content } | undefined>>
  readonly 'x-role': Operation['role']
  readonly 'x-game-role'?: GameRoles
  readonly 'x-scope'?: TokenScope | 'None'
  readonly 'x-rate-limit'?: RateClass
  readonly 'x-body-limit'?: number
}
interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Verb, RawOperation>>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, RawParameter>>
  }
}

/** Reads the bundled contract: the routes, and the types with short references. */
export function loadContract(): Contract {
  const text = readFileSync(BUNDLE, 'utf8')
  const bundle: Bundle = JSON.parse(text.replaceAll(/"#\/components\/schemas\/(\w+)"/g, '"$1#"'))
  const operations = Object.entries(bundle.paths).flatMap(([path, verbs]) =>
    VERBS.flatMap((verb) => {
      const raw = verbs[verb]
      return raw ? [readOperation(bundle, path, METHODS[verb], raw)] : []
    }),
  )
  return { operations, schemas: bundle.components.schemas }
}

function readOperation(bundle: Bundle, path: string, method: Method, raw: RawOperation): Operation {
  const content = raw.requestBody?.content ?? {}
  return {
    id: raw.operationId,
    tag: raw.tags[0] ?? '',
    summary: raw.summary,
    method,
    path,
    role: raw['x-role'],
    gameRoles: raw['x-game-role'],
    scope: raw['x-scope'],
    gameParameter: (raw.parameters ?? []).some(({ $ref }) => $ref === GAME) ? 'id' : undefined,
    rateClass: raw['x-rate-limit'],
    bodyLimit: raw['x-body-limit'],
    parameters: (raw.parameters ?? []).map((parameter) => readParameter(bundle, parameter)),
    jsonBody: content['application/json']?.schema,
    hasForm: content['multipart/form-data'] !== undefined,
    result: raw.responses['200']?.content?.['application/json']?.schema,
  }
}

function readParameter(bundle: Bundle, raw: RawParameter): Parameter {
  const shared = raw.$ref ? bundle.components.parameters[raw.$ref.split('/').at(-1) ?? ''] : raw
  if (!shared) throw new Error(`the contract has no parameter ${raw.$ref}`)
  const { name, in: place, required = false, schema } = shared
  return { name, in: place, required, schema }
}
