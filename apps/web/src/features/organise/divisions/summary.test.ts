import { ALL_PERMISSIONS, permissionMask } from '@halyard/rules'
import type { GamePermissionName } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { presetNames, presetOf, presets, withPreset } from '#features/organise/divisions/presets.ts'
import { isNoneJoinable, summaryOf } from '#features/organise/divisions/summary.ts'

const having = (names: readonly GamePermissionName[], inviteCode: string | null = null) =>
  summaryOf({ defaultPermissions: permissionMask(names), inviteCode })

describe('teams get in', () => {
  it.each([
    ['at once', ['JoinGame'], null, 'open'],
    ['at once with the code', ['JoinGame'], 'QUAY', 'openWithCode'],
    ['once accepted', ['JoinGame', 'RequireReview'], null, 'reviewed'],
    ['once accepted, with the code', ['JoinGame', 'RequireReview'], 'QUAY', 'reviewedWithCode'],
    ['through organisers only, whatever the code', [], 'QUAY', 'assigned'],
    ['through organisers only, whatever the review', ['RequireReview'], null, 'assigned'],
  ] as const)('%s', (_how, names, code, joining) => {
    expect(having(names, code).joining).toBe(joining)
  })

  it('at once where an empty code is stored', () => {
    expect(having(['JoinGame'], '').joining).toBe('open')
  })
})

describe('teams', () => {
  it.each([
    ['see nothing', ['SubmitFlags', 'GetScore'], 'nothing'],
    ['only look', ['ViewChallenge', 'GetScore', 'GetBlood'], 'looking'],
    ['have flags checked', ['ViewChallenge', 'SubmitFlags'], 'checking'],
    ['take bloods for no points', ['ViewChallenge', 'SubmitFlags', 'GetBlood'], 'bloods'],
    ['get points', ['ViewChallenge', 'SubmitFlags', 'GetScore'], 'points'],
    ['get both', ['ViewChallenge', 'SubmitFlags', 'GetScore', 'GetBlood'], 'pointsAndBloods'],
  ] as const)('%s', (_what, names, playing) => {
    expect(having(names).playing).toBe(playing)
  })
})

describe('solves', () => {
  const play = ['ViewChallenge', 'SubmitFlags'] as const
  it.each([
    ['lower points', [...play, 'AffectDynamicScore'], true],
    ['keep points', play, false],
    ['cannot be without a view of challenges', ['SubmitFlags', 'AffectDynamicScore'], undefined],
    ['cannot be without flags', ['ViewChallenge', 'AffectDynamicScore'], undefined],
  ] as const)('%s', (_what, names, isLowering) => {
    expect(having(names).isLowering).toBe(isLowering)
  })

  it.each([
    [['RankOverall'], 'overall'],
    [[...play, 'GetScore'], 'division'],
  ] as const)('of %j are ranked %s', (names, ranking) => {
    expect(having(names).ranking).toBe(ranking)
  })
})

describe('a preset', () => {
  const unknown = 2 ** 16
  it.each(presetNames)('%s is recognised and keeps unknown bits', (name) => {
    const mask = withPreset(unknown + 5, name)
    expect(mask - unknown).toBe(permissionMask(presets[name]))
    expect(presetOf(mask)).toBe(name)
  })

  it('is what a new division has on the server', () => {
    expect(presetOf(ALL_PERMISSIONS)).toBe('reviewed')
  })

  it('is none of those when one right differs', () => {
    expect(presetOf(permissionMask(['JoinGame']))).toBeUndefined()
  })
})

it('warns only where there are divisions and none can be joined', () => {
  const closed = { defaultPermissions: 256, inviteCode: null }
  expect(isNoneJoinable([])).toBe(false)
  expect(isNoneJoinable([closed])).toBe(true)
  expect(isNoneJoinable([closed, { ...closed, defaultPermissions: 257 }])).toBe(false)
})
