import type { Schema } from '#modules/operation/operation-types.ts'

export type SignalKind = Schema<'SignalKind'>

/** One thing that was recorded; what is left out is null. */
export interface Fact extends Partial<Omit<Schema<'SignalFact'>, 'what' | 'challenge'>> {
  readonly what: Schema<'SignalFactKind'>
  readonly participationId: number
}

/** A signal before the names of its teams, and before staff's mark. */
export interface Found {
  readonly id: string
  readonly kind: SignalKind
  /** When the last of its facts was, epoch milliseconds. */
  readonly atMs: number
  readonly challengeId?: number
  readonly participationIds: readonly number[]
  readonly answer?: string
  readonly address?: string
  /** In the order of their times. */
  readonly facts: readonly Fact[]
}

/** The newest of each kind that are listed. */
export const MAX_OF_KIND = 2000

/** Of one signal, in the order of their times; the rest is left out. */
export const MAX_FACTS = 100

/** What names and bounds the signals of a game. */
export interface OfGame {
  readonly id: number
  readonly ends_at: number
  readonly private_key: string
}
