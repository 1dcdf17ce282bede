import type { ParticipationStatus } from '@halyard/api'
import type { Participation } from '#features/organise/review/participations.ts'

/** Milliseconds in which a decision can be taken back: it is sent after them, since the server takes back nothing. */
export const undoMs = 8000

/** Why a decision was not taken, as it can be stored. */
export type Failure = { readonly status: number; readonly title: string }

/** What shall become of a team. Decisions of one press are made at the same moment, and taken back together. */
export type Decision = {
  readonly decidedAtMs: number
  readonly participationId: number
  readonly teamName: string
  /** Null keeps it. */
  readonly status: ParticipationStatus | null
  /** Of the team afterwards: always sent, since not every server keeps what is not sent. */
  readonly divisionId: number | null
  /** When it is sent. */
  readonly dueMs: number
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly failure?: Failure
}

export type Wish = Pick<Decision, 'status'> & { readonly divisionId?: number | null }

/** One press: the same wish for all of these teams. */
export const decide = (
  rows: readonly Participation[],
  { status, divisionId }: Wish,
  nowMs: number,
): readonly Decision[] =>
  rows.map((row) => ({
    decidedAtMs: nowMs,
    participationId: row.id,
    teamName: row.team.name ?? '',
    status,
    divisionId: divisionId === undefined ? row.divisionId : divisionId,
    dueMs: nowMs + undoMs,
    state: 'waiting',
  }))

/** The teams as they are once all decisions are in. Teams without a decision stay the same objects. */
export function withDecisions(
  rows: readonly Participation[],
  decisions: readonly Decision[],
): readonly Participation[] {
  const byTeam = Map.groupBy(
    decisions.filter(({ state }) => state !== 'failed'),
    ({ participationId }) => participationId,
  )
  if (byTeam.size === 0) return rows
  return rows.map((row) => (byTeam.get(row.id) ?? []).reduce(decided, row))
}

function decided(row: Participation, { status, divisionId }: Decision): Participation {
  const next = status ?? row.status
  // Turning a team down takes it out of its division.
  return { ...row, status: next, divisionId: next === 'Rejected' ? null : divisionId }
}

const isWaiting = ({ state }: Decision): boolean => state === 'waiting'

/** The decision that is sent next. */
export const nextOf = (decisions: readonly Decision[]): Decision | undefined =>
  decisions
    .filter(isWaiting)
    .reduce<Decision | undefined>(
      (first, decision) => (first && first.dueMs <= decision.dueMs ? first : decision),
      undefined,
    )

/** The decisions of the last press, as far as they can still be taken back. */
export function lastPress(decisions: readonly Decision[]): readonly Decision[] {
  const last = Math.max(...decisions.filter(isWaiting).map(({ decidedAtMs }) => decidedAtMs))
  return decisions.filter((decision) => isWaiting(decision) && decision.decidedAtMs === last)
}

export const without = (
  decisions: readonly Decision[],
  gone: readonly Decision[],
): readonly Decision[] => {
  const dropped = new Set(gone)
  return decisions.filter((decision) => !dropped.has(decision))
}

export const inState = (
  decisions: readonly Decision[],
  state: Decision['state'],
): readonly Decision[] => decisions.filter((decision) => decision.state === state)

/** Sends what failed once more, at once. */
export const retried = (decisions: readonly Decision[], nowMs: number): readonly Decision[] =>
  decisions.map((decision): Decision => {
    if (decision.state !== 'failed') return decision
    const { failure: _gone, ...rest } = decision
    return { ...rest, state: 'waiting', dueMs: nowMs }
  })
