import { describe, expect, it } from 'vitest'
import { afterReload, emptyOutbox } from '#features/play/flag/outbox-kept.ts'
import {
  nextOutbox,
  patience,
  verdictOf,
  verdictOfUnanswered,
  waitBeforeAsking,
} from '#features/play/flag/outbox.ts'
import type { Outbox, OutboxEvent } from '#features/play/flag/outbox.ts'

const handedIn = (answer: string, challengeId = 7) =>
  ({
    type: 'handed-in',
    sent: { gameId: 1, challengeId, answer, sentAt: 0, attemptsBefore: 2 },
  }) as const
const after = (...events: readonly OutboxEvent[]): Outbox => events.reduce(nextOutbox, emptyOutbox)

const sent = handedIn('HL{no}')
const taken = { type: 'taken', challengeId: 7, submissionId: 41 } as const
const wrong = { type: 'judged', challengeId: 7, verdict: 'wrong' } as const
const type = (answer: string) => ({ type: 'typed', challengeId: 7, answer }) as const

describe('nextOutbox', () => {
  it('keeps what is on its way, from before it leaves', () => {
    expect(after(sent).sent).toMatchObject([{ answer: 'HL{no}', submissionId: undefined }])
    expect(after(sent, taken).sent).toMatchObject([{ submissionId: 41, verdict: undefined }])
  })

  it('keeps a verdict over closing, until something else is typed', () => {
    const closed = after(sent, taken, wrong, { type: 'closed', challengeId: 7 })
    expect(closed.sent).toMatchObject([{ verdict: 'wrong' }])
    expect(nextOutbox(closed, type('HL{no}')).sent).toHaveLength(1)
    expect(nextOutbox(closed, type('HL{yes}')).sent).toEqual([])
    expect(nextOutbox(closed, type('HL{yes}')).wrong).toEqual({ 7: ['HL{no}'] })
  })

  it('does not let go of an answer nobody has judged yet', () => {
    expect(after(sent, taken, type('HL{x}')).sent).toHaveLength(1)
  })

  it('lets go of one that the server refused, and keeps what was typed', () => {
    const outbox = after(type('HL{no}'), sent, { type: 'refused', challengeId: 7 })
    expect(outbox).toMatchObject({ sent: [], drafts: { 7: 'HL{no}' } })
  })

  it('holds one answer of a challenge, and those of others beside it', () => {
    const outbox = after(sent, handedIn('HL{other}', 8), wrong, handedIn('HL{again}'))
    expect(outbox.sent.map(({ answer }) => answer)).toEqual(['HL{other}', 'HL{again}'])
  })

  it('ignores verdicts on answers it does not know', () => {
    const outbox = after(sent)
    expect(nextOutbox(outbox, { ...wrong, challengeId: 99 })).toBe(outbox)
  })

  it('changes nothing when told twice', () => {
    const outbox = after(sent, wrong)
    expect(nextOutbox(outbox, wrong)).toBe(outbox)
  })

  it('keeps the last fifty wrong answers', () => {
    const many = Array.from({ length: 60 }, (_, n) => [handedIn(`HL{${n}}`), wrong]).flat()
    const kept = after(...many).wrong[7]
    expect(kept).toHaveLength(50)
    expect(kept?.at(-1)).toBe('HL{59}')
  })
})

describe('afterReload', () => {
  it('has to find out about what the server never answered for', () => {
    const outbox = afterReload(after(sent, handedIn('HL{late}', 8), { ...taken, challengeId: 8 }))
    expect(outbox.sent.map(({ isUnanswered }) => isUnanswered)).toEqual([true, false])
  })
})

it.each([
  ['a solve of the team', { attempts: 3, isSolved: true }, 'accepted'],
  ['one attempt more', { attempts: 3, isSolved: false }, 'unsure'],
  ['as many attempts as before', { attempts: 2, isSolved: false }, 'not-sent'],
] as const)('tells from %s what became of an unanswered one', (_what, seen, verdict) => {
  expect(verdictOfUnanswered({ attemptsBefore: 2 }, seen)).toBe(verdict)
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
