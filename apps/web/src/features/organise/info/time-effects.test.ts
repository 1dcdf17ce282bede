import { expect, it } from 'vitest'
import { timeEffects } from '#features/organise/info/time-effects.ts'

const now = 100
const upcoming = { start: 110, end: 200 }
const running = { start: 50, end: 150 }
const over = { start: 10, end: 90 }

it.each([
  ['an upcoming game that is put off', upcoming, { start: 120, end: 210 }, []],
  ['an upcoming game that starts at once', upcoming, { start: 100, end: 200 }, [{ kind: 'opens' }]],
  ['an upcoming game that is over', upcoming, { start: 10, end: 20 }, [{ kind: 'overUnplayed' }]],
  ['a running game that stays as it is', running, running, []],
  ['more time', running, { ...running, end: 160 }, [{ kind: 'longer', byMs: 10 }]],
  ['less time', running, { ...running, end: 140 }, [{ kind: 'shorter', byMs: 10 }]],
  [
    'an end in the past',
    running,
    { ...running, end: 80 },
    [{ kind: 'ends' }, { kind: 'lostFrom', at: 80 }],
  ],
  ['an end now', running, { ...running, end: 100 }, [{ kind: 'ends' }]],
  [
    'a start that comes again',
    running,
    { start: 110, end: 210 },
    [{ kind: 'closes' }, { kind: 'lostBefore', at: 110 }],
  ],
  ['a later start', running, { ...running, start: 60 }, [{ kind: 'lostBefore', at: 60 }]],
  ['an earlier start', running, { ...running, start: 40 }, []],
  [
    'a finished game that resumes',
    over,
    { ...over, end: 150 },
    [{ kind: 'reopens' }, { kind: 'countedFrom', at: 90 }],
  ],
  [
    'a finished game that ended later',
    over,
    { ...over, end: 95 },
    [{ kind: 'countedFrom', at: 90 }],
  ],
  [
    'a finished game that ended earlier',
    over,
    { ...over, end: 80 },
    [{ kind: 'lostFrom', at: 80 }],
  ],
])('%s', (_what, before, after, effects) => {
  expect(timeEffects(before, after, now)).toEqual(effects)
})
