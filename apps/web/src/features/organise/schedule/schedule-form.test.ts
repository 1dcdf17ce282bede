import { describe, expect, it } from 'vitest'
import {
  scheduleProblems,
  toSchedule,
  toScheduleForm,
  withWave,
} from '#features/organise/schedule/schedule-form.ts'

const game = { start: 100, end: 200 }
const release = (challengeId: number, releaseAt: number) => ({ challengeId, releaseAt })
const stored = {
  freezeAt: 180,
  revealedAt: null,
  pausedSince: null,
  releases: [release(1, 100), release(2, 150), release(3, 150)].map((one) => ({
    ...one,
    releasedAt: null,
  })),
  etag: '"1"',
}

describe('the form of a schedule', () => {
  it('has the waves, and gives back what was stored', () => {
    const form = toScheduleForm(stored)
    expect(form.waves.map(({ at, challengeIds }) => [at, ...challengeIds])).toEqual([
      [100, 1],
      [150, 2, 3],
    ])
    const { freezeAt, releases } = stored
    expect(toSchedule(form)).toEqual({
      freezeAt,
      releases: releases.map(({ challengeId, releaseAt }) => ({ challengeId, releaseAt })),
    })
  })

  it('sends no waves without challenges', () => {
    const form = { freezeAt: null, waves: withWave([], game) }
    expect(form.waves).toEqual([{ key: 0, at: 100 + 3_600_000, challengeIds: [] }])
    expect(toSchedule(form)).toEqual({ freezeAt: null, releases: [] })
    expect(withWave(form.waves, game)[1]).toMatchObject({ key: 1, at: 100 + 7_200_000 })
  })

  it.each([
    [{ freezeAt: 99, waves: [] }, { freezeAt: 'freezeOutside' }],
    [{ freezeAt: 201, waves: [] }, { freezeAt: 'freezeOutside' }],
    [{ freezeAt: 200, waves: [] }, {}],
    [
      { freezeAt: null, waves: [{ key: 0, at: null, challengeIds: [1] }] },
      { waves: 'waveWithoutTime' },
    ],
    [{ freezeAt: null, waves: [{ key: 0, at: null, challengeIds: [] }] }, {}],
    [
      {
        freezeAt: null,
        waves: [1, 2].map((key) => ({ key, at: 150 + key, challengeIds: [7] })),
      },
      { waves: 'challengeTwice' },
    ],
  ])('%j has the problems %j', (form, problems) => {
    expect(scheduleProblems(form, game)).toEqual(problems)
  })
})
