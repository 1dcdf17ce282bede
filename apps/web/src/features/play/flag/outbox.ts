import type { AnswerResult } from '@halyard/api'

/** What became of an answer, as the player is told: a shared flag looks wrong to who sent it. */
export type Verdict = 'accepted' | 'wrong' | 'lost'

/** One answer on its way, or just answered. */
export type Sent = {
  readonly gameId: number
  readonly challengeId: number
  readonly submissionId: number
  /** What was typed. */
  readonly answer: string
  /** When it was handed in, epoch milliseconds of the server. */
  readonly sentAt: number
  readonly verdict: Verdict | undefined
}

/** Everything this tab remembers of the flags it sent. */
export type Outbox = {
  /** The newest answer of each challenge. */
  readonly sent: readonly Sent[]
  /** Answers found wrong, by challenge. */
  readonly wrong: Readonly<Record<number, readonly string[]>>
  /** What is typed and not sent, by challenge. */
  readonly drafts: Readonly<Record<number, string>>
}

export type OutboxEvent =
  | { readonly type: 'sent'; readonly sent: Omit<Sent, 'verdict'> }
  | { readonly type: 'judged'; readonly submissionId: number; readonly verdict: Verdict }
  | { readonly type: 'typed'; readonly challengeId: number; readonly answer: string }
  /** The player has seen it, or types the next one. */
  | { readonly type: 'dismissed'; readonly challengeId: number }

export const emptyOutbox: Outbox = { sent: [], wrong: {}, drafts: {} }

const rememberedWrong = 50

/** The outbox after an event; the same object when nothing changes. */
export function nextOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  if (event.type === 'judged') return judged(outbox, event.submissionId, event.verdict)
  if (event.type === 'dismissed') return dismissed(outbox, event.challengeId)
  if (event.type === 'typed') {
    return { ...outbox, drafts: { ...outbox.drafts, [event.challengeId]: event.answer } }
  }
  const others = without(outbox.sent, event.sent.challengeId)
  return { ...outbox, sent: [...others, { ...event.sent, verdict: undefined }] }
}

function dismissed(outbox: Outbox, challengeId: number): Outbox {
  const found = outbox.sent.find((one) => one.challengeId === challengeId)
  if (!found?.verdict) return outbox
  return { ...outbox, sent: without(outbox.sent, challengeId) }
}

const without = (sent: readonly Sent[], challengeId: number) =>
  sent.filter((one) => one.challengeId !== challengeId)

function judged(outbox: Outbox, submissionId: number, verdict: Verdict): Outbox {
  const found = outbox.sent.find((one) => one.submissionId === submissionId)
  if (!found || found.verdict === verdict) return outbox
  const sent = outbox.sent.map((one) => (one === found ? { ...one, verdict } : one))
  if (verdict !== 'wrong') return { ...outbox, sent }
  const before = outbox.wrong[found.challengeId] ?? []
  const wrong = [...before.filter((answer) => answer !== found.answer), found.answer]
  return {
    ...outbox,
    sent,
    wrong: { ...outbox.wrong, [found.challengeId]: wrong.slice(-rememberedWrong) },
  }
}

const verdicts = {
  FlagSubmitted: undefined,
  Accepted: 'accepted',
  WrongAnswer: 'wrong',
  CheatDetected: 'wrong',
  NotFound: 'lost',
} as const satisfies Record<AnswerResult, Verdict | undefined>

/** The verdict a status stands for; undefined while the answer is being checked, and for a status we do not know. */
export const verdictOf = (status: AnswerResult | undefined): Verdict | undefined =>
  status && verdicts[status]

const firstWait = 500
const longestWait = 2000
/** How long a verdict is waited for before the player is told that it takes unusually long. */
export const patience = 60_000

/**
 * Milliseconds until the next question after some answers of "still checking": half a second, doubled, two at most; after
 * the first minute ever slower, up to half a minute, but it never gives up.
 */
export function waitBeforeAsking(asked: number, waitedMs: number): number {
  if (waitedMs > patience) return Math.min(30_000, waitedMs / 4)
  return Math.min(longestWait, firstWait * 2 ** Math.max(0, asked - 1))
}
