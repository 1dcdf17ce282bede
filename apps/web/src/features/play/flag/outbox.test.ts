import { describe, expect, it } from 'vitest'
import {
  emptyOutbox,
  nextOutbox,
  patience,
  verdictOf,
  waitBeforeAsking,
} from '#features/play/flag/outbox.ts'
import type { Outbox, OutboxEvent } from '#features/play/flag/outbox.ts'

const anAnswer = (submissionId: number, answer: string, challengeId = 7) => ({
  gameId: 1,
  challengeId,
  submissionId,
  answer,
  sentAt: 0,
})
const after = (...events: readonly OutboxEvent[]): Outbox => events.reduce(nextOutbox, emptyOutbox)

const sent = { type: 'sent', sent: anAnswer(41, 'HL{no}') } as const
const wrong = { type: 'judged', submissionId: 41, verdict: 'wrong' } as const

describe('nextOutbox', () => {
  it('keeps what is on its way', () => {
    expect(after(sent).sent).toEqual([{ ...sent.sent, verdict: undefined }])
  })

  it('remembers wrong answers, also after they were dismissed', () => {
    const outbox = after(sent, wrong, { type: 'dismissed', challengeId: 7 })
    expect(outbox.sent).toEqual([])
    expect(outbox.wrong).toEqual({ 7: ['HL{no}'] })
  })

  it('holds one answer of a challenge, and those of others beside it', () => {
    const outbox = after(sent, { type: 'sent', sent: anAnswer(42, 'HL{other}', 8) }, wrong, {
      type: 'sent',
      sent: anAnswer(43, 'HL{again}'),
    })
    expect(outbox.sent.map(({ submissionId }) => submissionId)).toEqual([42, 43])
  })

  it('does not let go of an answer nobody has judged yet', () => {
    expect(after(sent, { type: 'dismissed', challengeId: 7 }).sent).toHaveLength(1)
  })

  it('ignores verdicts on answers it does not know', () => {
    const outbox = after(sent)
    expect(nextOutbox(outbox, { ...wrong, submissionId: 99 })).toBe(outbox)
  })

  it('changes nothing when told twice', () => {
    const outbox = after(sent, wrong)
    expect(nextOutbox(outbox, wrong)).toBe(outbox)
  })

  it('keeps the last fifty wrong answers', () => {
    const many = Array.from({ length: 60 }, (_, n) => [
      { type: 'sent', sent: anAnswer(n, `HL{${n}}`) } as const,
      { type: 'judged', submissionId: n, verdict: 'wrong' } as const,
    ]).flat()
    const kept = after(...many).wrong[7]
    expect(kept).toHaveLength(50)
    expect(kept?.at(-1)).toBe('HL{59}')
  })
})

it.each([
  [undefined, undefined],
  ['FlagSubmitted', undefined],
  ['Accepted', 'accepted'],
  ['WrongAnswer', 'wrong'],
  ['CheatDetected', 'wrong'],
  ['NotFound', 'lost'],
] as const)('reads the status %s as %s', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict)
})

it('asks soon at first, then every two seconds, and slowly after a minute', () => {
  expect([1, 2, 3, 4, 9].map((asked) => waitBeforeAsking(asked, 0))).toEqual([
    500, 1000, 2000, 2000, 2000,
  ])
  expect(waitBeforeAsking(40, patience + 1000)).toBeGreaterThan(10_000)
  expect(waitBeforeAsking(400, 10 * patience)).toBe(30_000)
})
