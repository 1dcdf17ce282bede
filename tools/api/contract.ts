/** The parts of an OpenAPI 3.1 document that the generators and the checks read. */
export interface Contract {
  openapi: string
  paths: Record<string, PathItem>
  components: Components
  'x-hubs'?: Hub[]
  [key: string]: unknown
}

export interface Components {
  schemas: Record<string, JsonSchema>
  responses: Record<string, Body>
  parameters: Record<string, Parameter>
  [kind: string]: Record<string, unknown>
}

export const httpVerbs = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const
export type HttpVerb = (typeof httpVerbs)[number]
export type PathItem = Partial<Record<HttpVerb, Operation>>

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body & { $ref?: string }>
  'x-role'?: string
  'x-game-role'?: { of?: string; roles?: string[] }
  'x-body-limit'?: number
  [key: string]: unknown
}

export interface Parameter {
  $ref?: string
  name?: string
  in?: string
  schema?: JsonSchema
}

export interface Body {
  content?: Record<string, MediaType>
}

export interface MediaType {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

export interface Hub {
  name: string
  messages: Record<string, { payload: JsonSchema }>
}

/** One operation together with its position. */
export interface PlacedOperation {
  url: string
  verb: HttpVerb
  operation: Operation
}

/** All operations of the contract, in the order of its URL table. */
export function operationsOf(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([url, item]) =>
    httpVerbs.flatMap((verb) => {
      const operation = item[verb]
      return operation ? [{ url, verb, operation }] : []
    }),
  )
}

const SCHEMA_PREFIX = '#/components/schemas/'

/** Name of the shared type that a schema points at, if it points at one. */
export function referredType(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith(SCHEMA_PREFIX)
    ? schema.$ref.slice(SCHEMA_PREFIX.length)
    : undefined
}
