import { describe, expect, it } from 'vitest'
import { afterReload, noSubmissions } from '#features/play/flag/submissions-store.ts'
import {
  nextSubmissions,
  patience,
  verdictOf,
  verdictOfUnanswered,
  waitBeforeAsking,
} from '#features/play/flag/submissions.ts'
import type { Submissions, SubmissionEvent } from '#features/play/flag/submissions.ts'

const submitted = (answer: string, challengeId = 7) =>
  ({
    type: 'submitted',
    sent: { gameId: 1, challengeId, answer, sentAt: 0, attemptsBefore: 2 },
  }) as const
const after = (...events: readonly SubmissionEvent[]): Submissions =>
  events.reduce(nextSubmissions, noSubmissions)

const sent = submitted('HL{no}')
const taken = { type: 'received', challengeId: 7, submissionId: 41 } as const
const wrong = { type: 'judged', challengeId: 7, verdict: 'wrong' } as const
const type = (answer: string) => ({ type: 'typed', challengeId: 7, answer }) as const

describe('nextSubmissions', () => {
  it('keeps what is on its way, from before it leaves', () => {
    expect(after(sent).sent).toMatchObject([{ answer: 'HL{no}', submissionId: undefined }])
    expect(after(sent, taken).sent).toMatchObject([{ submissionId: 41, verdict: undefined }])
  })

  it('keeps a verdict over closing, until something else is typed', () => {
    const closed = after(sent, taken, wrong, { type: 'closed', challengeId: 7 })
    expect(closed.sent).toMatchObject([{ verdict: 'wrong' }])
    expect(nextSubmissions(closed, type('HL{no}')).sent).toHaveLength(1)
    expect(nextSubmissions(closed, type('HL{yes}')).sent).toEqual([])
    expect(nextSubmissions(closed, type('HL{yes}')).wrong).toEqual({ 7: ['HL{no}'] })
  })

  it('does not let go of an answer nobody has judged yet', () => {
    expect(after(sent, taken, type('HL{x}')).sent).toHaveLength(1)
  })

  it('lets go of one that the server refused, and keeps what was typed', () => {
    const submissions = after(type('HL{no}'), sent, { type: 'rejected', challengeId: 7 })
    expect(submissions).toMatchObject({ sent: [], drafts: { 7: 'HL{no}' } })
  })

  it('holds one answer of a challenge, and those of others beside it', () => {
    const submissions = after(sent, submitted('HL{other}', 8), wrong, submitted('HL{again}'))
    expect(submissions.sent.map(({ answer }) => answer)).toEqual(['HL{other}', 'HL{again}'])
  })

  it('ignores verdicts on answers it does not know', () => {
    const submissions = after(sent)
    expect(nextSubmissions(submissions, { ...wrong, challengeId: 99 })).toBe(submissions)
  })

  it('changes nothing when repeated', () => {
    const submissions = after(sent, wrong)
    expect(nextSubmissions(submissions, wrong)).toBe(submissions)
  })

  it('keeps the last fifty wrong answers', () => {
    const many = Array.from({ length: 60 }, (_, n) => [submitted(`HL{${n}}`), wrong]).flat()
    const kept = after(...many).wrong[7]
    expect(kept).toHaveLength(50)
    expect(kept?.at(-1)).toBe('HL{59}')
  })
})

describe('afterReload', () => {
  it('has to find out about what the server never answered for', () => {
    const submissions = afterReload(
      after(sent, submitted('HL{late}', 8), { ...taken, challengeId: 8 }),
    )
    expect(submissions.sent.map(({ isUnanswered }) => isUnanswered)).toEqual([true, false])
  })
})

it.each([
  ['a solve of the team', { attempts: 3, isSolved: true }, 'accepted'],
  ['one attempt more', { attempts: 3, isSolved: false }, 'unsure'],
  ['as many attempts as before', { attempts: 2, isSolved: false }, 'not-sent'],
] as const)('concludes from %s what became of an unanswered one', (_what, seen, verdict) => {
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
