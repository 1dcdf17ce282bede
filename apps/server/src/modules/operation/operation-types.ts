import type { components, operations } from '@halyard/api'

/** A type of the contract by its name there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type OperationId = keyof operations
/** No parameters of that kind. */
type Nothing = Readonly<Record<string, never>>

export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P }
  ? P
  : Nothing

/** Query parameters that have a default in the contract, and so always arrive (a test holds this list). */
export const DEFAULTED_PARAMETERS = [
  'count',
  'skip',
  'limit',
  'hideContainer',
  'level',
  'delete',
  'everywhere',
  'testOutput',
] as const
type Defaulted = (typeof DEFAULTED_PARAMETERS)[number]
type Filled<Q> = Omit<Q, Defaulted> & Required<Pick<Q, keyof Q & Defaulted>>

export type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends {
  query?: infer Q
}
  ? Filled<NonNullable<Q>>
  : Nothing

export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : undefined

/** What a successful handler returns: the 200 body, nothing for an empty 200. */
export type ResultOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Ok extends { content: { 'application/json': infer Json } }
    ? Json
    : Ok extends { content: Record<string, unknown> }
      ? never
      : undefined
  : never

/** Operations that need a session: the contract gives exactly these a 401 and a 403. Logging out needs one too. */
export type NeedsSession<Id extends OperationId> = Id extends 'logOut'
  ? true
  : operations[Id]['responses'] extends { 401: unknown; 403: unknown }
    ? true
    : false
