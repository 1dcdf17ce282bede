import type { PowChallenge } from '@halyard/api'

export type PowTask = Pick<PowChallenge, 'challenge' | 'difficulty'>
export type PowMessage =
  | { kind: 'tried'; count: number }
  | { kind: 'found'; prefix: number; answer: number }
  /** No answer exists, or the browser cannot hash. */
  | { kind: 'failed' }
