import type { Outcome } from '#findings/entry.ts'

export type Row = {
  /** Operation id, or the name of a rule. */
  name: string
  group: string
  method?: string
  path?: string
  outcome: Outcome
  checks: number
  /** What breaks a client: a success, its shape, its meaning. */
  breaks: string[]
  /** Refusals and headers that differ. */
  details: string[]
  adds: string[]
  asReference: string[]
  notTried: string[]
  missing?: { status: number; how: string }
}
