import type { Relation } from './relation.ts'

/** Who writes the value: the caller (`request`) or the server (`answer`). */
export type Side = 'request' | 'answer'

/** What a difference is about. */
export type Aspect =
  | 'operation'
  | 'operationId'
  | 'role'
  | 'bodyLimit'
  | 'rateLimit'
  | 'deprecated'
  | 'parameter'
  | 'pathName'
  | 'body'
  | 'mediaType'
  | 'status'
  | 'header'
  | 'field'
  | 'presence'
  | 'type'
  | 'value'
  | 'limit'
  | 'default'
  | 'otherKeys'
  | 'variant'
  | 'sharedType'
  | 'hub'
  | 'hubMessage'

/** Where something is. */
export interface Spot {
  /** Name of the operation for reports; empty for the document as a whole. */
  operation: string
  side?: Side
  /** Place within the operation, e.g. `body.members[].name`; empty for the operation itself. */
  place: string
  /** The same place from the nearest shared type, e.g. `TeamInfoModel.name`, if there is one. */
  typePlace?: string
}

/** One difference between two documents. What it means is for others to say. */
export interface Difference extends Spot {
  aspect: Aspect
  relation: Exclude<Relation, 'same'>
  /** What the first document says, in words. */
  before?: string
  /** What the second document says, in words. */
  after?: string
  /** For something added or removed: whether it must be there. */
  isRequired?: boolean
}

/** Takes differences as they are found. */
export type Report = (difference: Difference) => void
