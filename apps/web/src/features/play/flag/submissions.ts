import type { AnswerResult } from '@halyard/api'

/** The outcome of an answer, as shown to the player: a shared flag looks wrong to who sent it. */
export type Verdict =
  | 'accepted'
  | 'wrong'
  /** The server had it, and does not know it any more. */
  | 'lost'
  /** No answer came back, and no attempt was counted: it never got there. */
  | 'not-sent'
  /** No answer came back, but an attempt was counted: it may have been this one. */
  | 'unsure'
  /** No answer came back, and the server no longer says. */
  | 'unknown'

/** One answer on its way, or just answered. */
export type Submission = {
  readonly gameId: number
  readonly challengeId: number
  /** The server's number for it; undefined until the server says that it has it. */
  readonly submissionId: number | undefined
  /** What was typed. */
  readonly answer: string
  /** When it was handed in, epoch milliseconds of the server. */
  readonly sentAt: number
  /** How many attempts of the team were counted before it. */
  readonly attemptsBefore: number
  /** The line broke before the server said anything: whether it has the answer must be found out. */
  readonly isUnanswered: boolean
  readonly verdict: Verdict | undefined
  /** The dialog that showed the verdict was closed: an accepted flag is not celebrated twice. */
  readonly isSeen: boolean
}

/** Everything this tab remembers of the flags it sent. */
export type Submissions = {
  /** The newest answer of each challenge. */
  readonly sent: readonly Submission[]
  /** Answers found wrong, by challenge. */
  readonly wrong: Readonly<Record<number, readonly string[]>>
  /** What is typed and not sent, by challenge. */
  readonly drafts: Readonly<Record<number, string>>
}

type NewSubmission = Pick<
  Submission,
  'gameId' | 'challengeId' | 'answer' | 'sentAt' | 'attemptsBefore'
>

export type SubmissionEvent =
  /** About to leave; written down first, so that a reload in between loses nothing. */
  | { readonly type: 'submitted'; readonly sent: NewSubmission }
  /** The server has it. */
  | { readonly type: 'received'; readonly challengeId: number; readonly submissionId: number }
  /** The server said no before judging it: nothing is on its way. */
  | { readonly type: 'rejected'; readonly challengeId: number }
  /** The line broke. */
  | { readonly type: 'unanswered'; readonly challengeId: number }
  | { readonly type: 'judged'; readonly challengeId: number; readonly verdict: Verdict }
  | { readonly type: 'typed'; readonly challengeId: number; readonly answer: string }
  | { readonly type: 'closed'; readonly challengeId: number }

const rememberedWrong = 50

/** The submissions after an event; the same object when nothing changes. */
export function nextSubmissions(submissions: Submissions, event: SubmissionEvent): Submissions {
  switch (event.type) {
    case 'submitted': {
      const fresh = { submissionId: undefined, isUnanswered: false, verdict: undefined }
      const sent = { ...event.sent, ...fresh, isSeen: false }
      return { ...submissions, sent: [...without(submissions.sent, sent.challengeId), sent] }
    }
    case 'received':
      return changed(submissions, event.challengeId, { submissionId: event.submissionId })
    case 'rejected':
      return { ...submissions, sent: without(submissions.sent, event.challengeId) }
    case 'unanswered':
      return changed(submissions, event.challengeId, { isUnanswered: true })
    case 'judged':
      return judged(submissions, event.challengeId, event.verdict)
    case 'typed':
      return typed(submissions, event.challengeId, event.answer)
    case 'closed':
      return changed(submissions, event.challengeId, { isSeen: true })
    default:
      return event satisfies never
  }
}

const find = (submissions: Submissions, challengeId: number) =>
  submissions.sent.find((one) => one.challengeId === challengeId)

const without = (sent: readonly Submission[], challengeId: number) =>
  sent.filter((one) => one.challengeId !== challengeId)

function changed(
  submissions: Submissions,
  challengeId: number,
  changes: Partial<Submission>,
): Submissions {
  const found = find(submissions, challengeId)
  if (!found) return submissions
  return {
    ...submissions,
    sent: submissions.sent.map((one) => (one === found ? { ...one, ...changes } : one)),
  }
}

/** A verdict stays until something else is typed: closing the dialog or reloading the page does not take it away. */
function typed(submissions: Submissions, challengeId: number, answer: string): Submissions {
  const drafts = { ...submissions.drafts, [challengeId]: answer }
  const found = find(submissions, challengeId)
  const isAnswered = found?.verdict !== undefined && found.verdict !== 'accepted'
  return {
    ...submissions,
    drafts,
    sent:
      isAnswered && found.answer !== answer
        ? without(submissions.sent, challengeId)
        : submissions.sent,
  }
}

function judged(submissions: Submissions, challengeId: number, verdict: Verdict): Submissions {
  const found = find(submissions, challengeId)
  if (!found || found.verdict === verdict) return submissions
  const next = changed(submissions, challengeId, { verdict })
  if (verdict !== 'wrong') return next
  const before = submissions.wrong[challengeId] ?? []
  const wrong = [...before.filter((answer) => answer !== found.answer), found.answer]
  return { ...next, wrong: { ...submissions.wrong, [challengeId]: wrong.slice(-rememberedWrong) } }
}

const verdicts = {
  FlagSubmitted: undefined,
  Accepted: 'accepted',
  WrongAnswer: 'wrong',
  CheatDetected: 'wrong',
  NotFound: 'lost',
} as const satisfies Record<AnswerResult, Verdict | undefined>

/** The verdict of a status; undefined while the answer is being checked, and for a status we do not know. */
export const verdictOf = (status: AnswerResult | undefined): Verdict | undefined =>
  status && verdicts[status]

/**
 * What became of an answer nobody answered for, judged by what the server says of the challenge afterwards. A solve of the own
 * team says it all; else the counted attempts do. Nothing is ever sent a second time to find out.
 */
export function verdictOfUnanswered(
  sent: Pick<Submission, 'attemptsBefore'>,
  seen: { attempts: number; isSolved: boolean },
): Verdict {
  if (seen.isSolved) return 'accepted'
  return seen.attempts > sent.attemptsBefore ? 'unsure' : 'not-sent'
}

const firstWait = 500
const longestWait = 2000
/** How long a verdict is waited for before the player reads that it takes unusually long. */
export const patience = 60_000

/**
 * Milliseconds until the next question after some answers of "still checking": half a second, doubled, two at most; after
 * the first minute ever slower, up to half a minute, but it never gives up.
 */
export function waitBeforeAsking(asked: number, waitedMs: number): number {
  if (waitedMs > patience) return Math.min(30_000, waitedMs / 4)
  return Math.min(longestWait, firstWait * 2 ** Math.max(0, asked - 1))
}
