import type { ChallengeSettings } from '@halyard/api'
import { CURVE_SCORING } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { findChanges, nameChanges } from '#import/changes.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'

const hash = 'a'.repeat(64)

function aChallenge(difference: Partial<ChallengeSettings> = {}): ChallengeSettings {
  return {
    id: 1,
    title: 'Echo',
    content: 'Say it.',
    category: 'Pwn',
    type: 'StaticAttachment',
    hints: ['One'],
    flagTemplate: null,
    isEnabled: true,
    acceptedCount: 0,
    fileName: 'attachment',
    attachment: { id: 1, type: 'Local', url: `/assets/${hash}/echo.c`, fileSize: 10 },
    testContainer: null,
    flags: [{ id: 1, flag: 'mini{a}', attachment: null }],
    containerImage: '',
    memoryLimit: 64,
    cpuCount: 1,
    storageLimit: 256,
    exposePort: 80,
    networkMode: 'Open',
    enableTrafficCapture: false,
    disableBloodBonus: false,
    deadlineUtc: null,
    submissionLimit: 0,
    originalScore: 100,
    minScoreRate: 1,
    difficulty: 5,
    ...difference,
  }
}

function aPlan(difference: Partial<ChallengePlan> = {}): ChallengePlan {
  return {
    title: 'Echo',
    category: 'Pwn',
    type: 'StaticAttachment',
    fields: { content: 'Say it.', hints: ['One'], submissionLimit: 0, originalScore: 100 },
    flagMatches: new Map(),
    flags: ['mini{a}'],
    files: ['echo.c'],
    pictures: [],
    isVisible: true,
    isListed: true,
    notes: [],
    ...difference,
  }
}

const changes = (current: ChallengeSettings, plan: ChallengePlan, handoutHash = hash) =>
  findChanges(current, { plan, handoutHash, enable: true })

describe('a challenge on the server', () => {
  it('is scored as its file asks, where that differs', () => {
    const linear = { ...CURVE_SCORING, kind: 'linear', minimum: 50, decay: 10 } as const
    const change = (current: Scoring) =>
      findChanges(aChallenge(), {
        ...{ plan: aPlan(), handoutHash: hash, enable: true },
        scoring: { current, wanted: linear },
      })
    expect(change(CURVE_SCORING).scoring).toEqual(linear)
    expect(nameChanges(change(CURVE_SCORING))).toEqual([{ code: 'scoring', text: 'scoring' }])
    expect(change({ ...linear })).not.toHaveProperty('scoring')
  })

  it('that is as its file says needs nothing', () => {
    const found = changes(aChallenge(), aPlan())
    expect(found).toEqual({ fields: {}, attach: false, flags: [], enable: false, notes: [] })
    expect(nameChanges(found)).toEqual([])
  })

  it('gets only the fields that differ', () => {
    const fields = { content: 'Shout it.', hints: ['One', 'Two'], difficulty: 5, minScoreRate: 0.3 }
    const found = changes(aChallenge({ minScoreRate: 0.1 + 0.2 }), aPlan({ fields }))
    expect(found.fields).toEqual({ content: 'Shout it.', hints: ['One', 'Two'] })
    expect(nameChanges(found).map(({ text }) => text)).toEqual(['description', 'hints'])
  })

  it('gets the flags it lacks and keeps the others', () => {
    const found = changes(aChallenge(), aPlan({ flags: ['mini{b}', 'mini{c}'] }))
    expect(found.flags).toEqual(['mini{b}', 'mini{c}'])
    expect(found.notes.map(({ code }) => code)).toEqual(['flag-extra'])
    expect(nameChanges(found).map(({ text }) => text)).toEqual(['2 flags'])
  })

  it('gets the file when its content differs', () => {
    expect(changes(aChallenge(), aPlan(), 'b'.repeat(64)).attach).toBe(true)
    expect(changes(aChallenge({ attachment: null }), aPlan()).attach).toBe(true)
  })

  it('keeps its file when there is nothing to hand out', () => {
    expect(findChanges(aChallenge(), { plan: aPlan(), enable: true }).attach).toBe(false)
  })

  it('is enabled when it may be, and never disabled', () => {
    const off = aChallenge({ isEnabled: false })
    expect(changes(off, aPlan()).enable).toBe(true)
    expect(changes(off, aPlan({ isVisible: false })).enable).toBe(false)
    expect(findChanges(off, { plan: aPlan(), enable: false }).enable).toBe(false)
    expect(changes(aChallenge(), aPlan({ isVisible: false })).enable).toBe(false)
  })

  it.each([
    ['DynamicContainer', true],
    ['DynamicAttachment', false],
  ] as const)('of type %s takes no shared flags; a shared file: %s', (type, attach) => {
    const found = changes(aChallenge({ type, flags: [], attachment: null }), aPlan())
    expect([found.flags, found.attach]).toEqual([[], attach])
    expect(found.notes).toEqual([{ code: 'type-fixed', text: `is a ${type}` }])
  })

  it('takes an image only when it has instances', () => {
    const fields = { containerImage: 'registry.example/echo:1' }
    expect(changes(aChallenge(), aPlan({ fields })).fields).toEqual({})
    expect(changes(aChallenge({ type: 'StaticContainer' }), aPlan({ fields })).fields).toEqual(
      fields,
    )
  })
})
