import { describe, expect, it } from 'vitest'
import { anEditChallenge } from '#features/organise/builders.ts'
import { toChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { effectsOf, enableEffects } from '#features/organise/challenge/effects.ts'

const hour = 3_600_000
const game = { start: 10 * hour, end: 20 * hour }
const challenge = anEditChallenge({
  type: 'DynamicContainer',
  isEnabled: true,
  acceptedCount: 29,
  originalScore: 500,
  minScoreRate: 0.2,
  difficulty: 38,
  hints: ['one', 'two'],
})
const base = toChallengeForm(challenge)

const effects = (
  changes: Partial<ChallengeForm>,
  { nowMs = 12 * hour, ...facts }: Partial<typeof challenge> & { nowMs?: number } = {},
) =>
  effectsOf(base, { ...base, ...changes }, { challenge: { ...challenge, ...facts }, game, nowMs })

const kinds = (...args: Parameters<typeof effects>) => effects(...args).map(({ kind }) => kind)

it('is nothing where nothing was changed, where it is disabled, and before the start', () => {
  expect(effects({})).toEqual([])
  expect(effects({ title: 'Quay', originalScore: 1 }, { isEnabled: false })).toEqual([])
  expect(effects({ title: 'Quay', originalScore: 1 }, { nowMs: 9 * hour })).toEqual([])
})

it('says what the challenge is worth from now on', () => {
  expect(effects({ originalScore: 400 })).toEqual([
    { kind: 'points', from: 291, to: 233, solves: 29 },
  ])
  expect(effects({ difficulty: 20 }, { acceptedCount: 1 })).toEqual([{ kind: 'curve' }])
})

it('still changes the scores after the end', () => {
  expect(kinds({ originalScore: 400 }, { nowMs: 30 * hour })).toEqual(['points'])
})

describe('hints', () => {
  it.each([
    ['one more', ['one', 'two', 'three'], 'hintNotice'],
    ['one less', ['one'], 'hintNotice'],
    ['another order', ['two', 'one'], 'hintsSilently'],
  ])('%s', (_what, hints, kind) => expect(kinds({ hints })).toEqual([kind]))

  it('are announced to nobody after the end', () => {
    expect(kinds({ hints: [] }, { nowMs: 30 * hour })).toEqual(['hintsSilently'])
  })
})

it.each([
  ['closes at once', null, 11 * hour, 'closed'],
  ['opens again', 11 * hour, null, 'opened'],
  ['closes later', null, 15 * hour, 'deadline'],
  ['was closed before', 10 * hour, 11 * hour, 'deadline'],
])('a deadline: %s', (_what, from, to, kind) => {
  const situation = { challenge, game, nowMs: 12 * hour }
  const found = effectsOf({ ...base, deadlineUtc: from }, { ...base, deadlineUtc: to }, situation)
  expect(found.map((effect) => effect.kind)).toEqual([kind])
})

it('names what running instances keep, but only where there are some', () => {
  expect(kinds({ containerImage: 'x:2' })).toEqual(['container'])
  expect(kinds({ containerImage: 'x:2' }, { type: 'StaticAttachment' })).toEqual([])
})

it('lists everything else a player notices', () => {
  expect(
    kinds({
      title: 'Quay',
      category: 'Pwn',
      content: 'New',
      hasBloodBonus: false,
      submissionLimit: 3,
    }),
  ).toEqual(['title', 'category', 'content', 'bloodBonus', 'limit'])
  expect(kinds({ fileName: 'b.zip' }, { type: 'DynamicAttachment' })).toEqual(['fileName'])
})

const kindsOf = (changes: Partial<typeof challenge>, phase: 'upcoming' | 'ongoing' | 'ended') =>
  enableEffects({ ...challenge, containerImage: 'x:1', ...changes }, phase).map(({ kind }) => kind)

describe('the switch', () => {
  it('disables without a question before the start, and lists what is lost while players see it', () => {
    expect(kindsOf({}, 'upcoming')).toEqual([])
    expect(kindsOf({}, 'ongoing')).toEqual(['withdrawn', 'stopped'])
    expect(kindsOf({ type: 'StaticAttachment' }, 'ended')).toEqual(['withdrawn'])
  })

  it('announces during the game alone', () => {
    expect(kindsOf({ isEnabled: false }, 'ongoing')).toEqual(['announced'])
    expect(kindsOf({ isEnabled: false }, 'upcoming')).toEqual([])
  })

  it('names what players would miss, whenever it is enabled', () => {
    const bare = { isEnabled: false, content: ' ', containerImage: '' }
    expect(kindsOf(bare, 'upcoming')).toEqual(['noStatement', 'noImage'])
    expect(kindsOf({ ...bare, type: 'StaticAttachment' }, 'ended')).toEqual(['noStatement'])
  })
})
