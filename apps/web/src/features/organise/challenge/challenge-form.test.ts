import { describe, expect, it } from 'vitest'
import { anEditChallenge } from '#features/organise/builders.ts'
import {
  hasField,
  normalised,
  toChallengeForm,
  toChallengeUpdate,
} from '#features/organise/challenge/challenge-form.ts'

const form = toChallengeForm(anEditChallenge())

describe('what is sent', () => {
  it('names the changed fields alone', () => {
    expect(toChallengeUpdate({ ...form, originalScore: 450 }, ['originalScore'])).toEqual({
      originalScore: 450,
    })
    expect(toChallengeUpdate(form, [])).toEqual({})
  })

  it('has shares and switches turned off, as the contract does', () => {
    const changed = { ...form, minScorePercent: 33.3, hasBloodBonus: false }
    expect(toChallengeUpdate(changed, ['minScorePercent', 'hasBloodBonus'])).toEqual({
      minScoreRate: 0.333,
      disableBloodBonus: true,
    })
  })

  it('takes a deadline away with 0', () => {
    const update = toChallengeUpdate({ ...form, deadlineUtc: null }, ['deadlineUtc'])
    expect(update).toEqual({ deadlineUtc: 0 })
  })
})

it.each([0.25, 0.333, 1 / 3, 0.07, 1])('shows the share %s without rounding noise', (share) => {
  const { minScorePercent } = toChallengeForm(anEditChallenge({ minScoreRate: share }))
  expect(String(minScorePercent).length).toBeLessThanOrEqual(7)
  expect((minScorePercent ?? 0) / 100).toBeCloseTo(share, 6)
})

it('shows what a container gets where nothing is set', () => {
  const unset = { memoryLimit: null, cpuCount: null, storageLimit: null, networkMode: null }
  expect(toChallengeForm(anEditChallenge(unset))).toMatchObject({
    memoryLimit: 64,
    cpuCount: 1,
    storageLimit: 256,
    networkMode: 'Open',
  })
})

it('drops blanks around names and hints that say nothing, and nothing else', () => {
  const typed = { ...form, title: ' Quay ', hints: ['  look ', ' ', ''], content: ' code' }
  expect(normalised(typed)).toMatchObject({ title: 'Quay', hints: ['  look '], content: ' code' })
})

it('asks for a container where there is one, and for a file name where teams get files of their own', () => {
  expect(hasField('StaticContainer', 'memoryLimit')).toBe(true)
  expect(hasField('DynamicAttachment', 'memoryLimit')).toBe(false)
  expect(hasField('DynamicAttachment', 'fileName')).toBe(true)
  expect(hasField('DynamicContainer', 'fileName')).toBe(false)
  expect(hasField('StaticAttachment', 'hints')).toBe(true)
})
