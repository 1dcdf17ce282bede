import type { AnswerResult, GameEvent, Submission } from '@halyard/api'

/** What happened, in the words of both lists. */
export type EntryKind =
  | 'accepted'
  | 'wrong'
  | 'shared'
  | 'unknown'
  | 'checking'
  | 'started'
  | 'stopped'
  | 'notice'

/** One line of what staff watches in a game, from either list. */
export type MonitorEntry = {
  /**
   * Not every server has ids: what one person sent for one challenge in one millisecond is one entry, however often it comes. A verdict
   * that follows later is no other entry.
   */
  readonly key: string
  readonly time: number
  readonly kind: EntryKind
  readonly team: string
  readonly user: string
  /** Title, or empty. */
  readonly challenge: string
  /** The flag that was sent, or what a notice says. */
  readonly text: string
  /** Whose flag it was, where one was shared. */
  readonly owner: string
  /** By which a solve is voided, on servers that can. */
  readonly submissionId?: number | undefined
  /** Why a right answer does not count. */
  readonly voided?: Submission['voided']
}

const kindOfVerdict = {
  Accepted: 'accepted',
  WrongAnswer: 'wrong',
  CheatDetected: 'shared',
  NotFound: 'unknown',
  FlagSubmitted: 'checking',
} as const satisfies Record<AnswerResult, EntryKind>

const isVerdict = (text: string): text is AnswerResult => text in kindOfVerdict

/** An answer as a line. */
export function entryOfSubmission(submission: Submission): MonitorEntry {
  const { id, answer, status, time, user, team, challenge, voided } = submission
  return {
    key: JSON.stringify([time, team, user, challenge, answer]),
    kind: kindOfVerdict[status],
    text: answer,
    owner: '',
    submissionId: id,
    voided,
    ...{ time, user, team, challenge },
  }
}

type Meaning = Pick<MonitorEntry, 'kind' | 'challenge' | 'text' | 'owner'>

function meaningOf({ type, values }: GameEvent): Meaning {
  const [first = '', second = '', third = ''] = values
  switch (type) {
    case 'FlagSubmit': {
      const kind = isVerdict(first) ? kindOfVerdict[first] : 'unknown'
      return { kind, challenge: third, text: second, owner: '' }
    }
    case 'CheatDetected':
      return { kind: 'shared', challenge: first, text: '', owner: third }
    case 'ContainerStart':
      return { kind: 'started', challenge: second, text: '', owner: '' }
    case 'ContainerDestroy':
      return { kind: 'stopped', challenge: second, text: '', owner: '' }
    case 'Normal':
      return { kind: 'notice', challenge: '', text: values.join(' '), owner: '' }
    default:
      return type satisfies never
  }
}

/** An event as a line. */
export function entryOfEvent(event: GameEvent): MonitorEntry {
  const { type, values, time, user, team } = event
  return {
    key: JSON.stringify([type, time, team, user, ...values]),
    ...meaningOf(event),
    ...{ time, user, team },
  }
}
