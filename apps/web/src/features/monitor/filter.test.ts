import type { MonitorEntry } from '@halyard/query'
import { expect, it } from 'vitest'
import { anEntry } from '#features/monitor/builders.ts'
import { csvRows } from '#features/monitor/csv.ts'
import { countNewer, createShown, monitorParams } from '#features/monitor/filter.ts'
import { createNames } from '#features/monitor/names.ts'
import { lastHour } from '#features/monitor/rate.ts'
import { parseChoice } from '#shared/list/list-choice.ts'

const times = (entries: readonly MonitorEntry[]) => entries.map(({ time }) => time)
const filterOf = (query: string) => parseChoice(monitorParams, new URLSearchParams(query))
const show = (entries: readonly MonitorEntry[], query: string) =>
  times(createShown()({ entries, revision: 0 }, filterOf(query)))

it('every part of the address narrows the list', () => {
  const entries = [
    anEntry(5, { kind: 'shared', team: 'Oscar', owner: 'Blue Peter' }),
    anEntry(4, { kind: 'accepted', challenge: 'Rope' }),
    anEntry(3, { user: 'anna', text: 'HL{Capstan}' }),
    anEntry(2, { team: 'Blue Peter' }),
  ]
  expect(show(entries, '')).toEqual([5, 4, 3, 2])
  // The owner of a shared flag is in the story, too.
  expect(show(entries, 'team=Blue+Peter')).toEqual([5, 2])
  expect(show(entries, 'challenge=Rope')).toEqual([4])
  expect(show(entries, 'user=anna')).toEqual([3])
  expect(show(entries, 'type=shared,accepted')).toEqual([5, 4])
  expect(show(entries, 'q=+hl{cap')).toEqual([3])
  expect(show(entries, 'from=3&to=4')).toEqual([4, 3])
  expect(show(entries, 'type=nonsense&from=x&to=-1')).toEqual([5, 4, 3, 2])
})

it('a list that grew is filtered as if it were new', () => {
  const shown = createShown()
  const filter = filterOf('team=Oscar')
  let entries: readonly MonitorEntry[] = []
  let known: readonly MonitorEntry[] = []
  for (let round = 1; round <= 40; round++) {
    // Now and then one comes late, and every tenth round a page of old ones below.
    const late = anEntry(round * 10 - 15, { team: round % 2 ? 'Oscar' : 'Tango', key: `l${round}` })
    const next = anEntry(round * 10, { team: round % 3 ? 'Oscar' : 'Tango' })
    const old = round % 10 ? [] : [anEntry(-round, { team: 'Oscar' })]
    entries = [...entries, ...old, late, next].toSorted((a, b) => b.time - a.time)
    known = shown({ entries, revision: 0 }, filter)
    expect(known).toEqual(entries.filter(({ team }) => team === 'Oscar'))
  }
  const judged = entries.map((entry) => ({ ...entry, team: 'Oscar' }))
  expect(shown({ entries: judged, revision: 1 }, filter)).toEqual(judged)
})

it('verdicts near the top, and letters added to a search, are followed', () => {
  const shown = createShown()
  const wrong = filterOf('type=wrong')
  let entries: readonly MonitorEntry[] = Array.from({ length: 2000 }, (_, index) =>
    anEntry(3000 - index, { kind: index < 3 ? 'checking' : 'wrong', team: `Team ${index % 7}` }),
  )
  expect(shown({ entries, revision: 0 }, wrong)).toHaveLength(1997)
  entries = [
    anEntry(3001, { kind: 'wrong' }),
    ...entries.map((entry, index) =>
      index < 2 ? { ...entry, kind: index ? ('accepted' as const) : ('wrong' as const) } : entry,
    ),
  ]
  const journal = { entries, revision: 0 }
  expect(shown(journal, wrong)).toEqual(entries.filter(({ kind }) => kind === 'wrong'))
  for (const text of ['t', 'team', 'TEAM 3', 'team 3 ', 'team 4', '']) {
    const asked = filterOf(`q=${text}`)
    expect(shown(journal, asked)).toEqual(createShown()(journal, asked))
  }
})

it('one more entry in 100,000 is filtered alone', () => {
  let entries: readonly MonitorEntry[] = Array.from({ length: 100_000 }, (_, index) =>
    anEntry(200_000 - index, { team: `Team ${index % 500}` }),
  )
  const shown = createShown()
  const filter = filterOf('q=team+499')
  const take = () => {
    const start = performance.now()
    const count = shown({ entries, revision: 0 }, filter).length
    return { count, ms: performance.now() - start }
  }
  const whole = take()
  expect(whole.count).toBe(200)
  const more = Array.from({ length: 5 }, (_, index) => {
    entries = [anEntry(300_000 + index, { team: 'Team 499' }), ...entries]
    return take()
  })
  expect(more.at(-1)?.count).toBe(205)
  // Against each other, not the clock: machines are as slow as they are busy.
  expect(Math.min(...more.map(({ ms }) => ms))).toBeLessThan(whole.ms / 5)
})

it('what is newer than a moment is counted', () => {
  const entries = [anEntry(5), anEntry(4), anEntry(3)]
  expect([6, 5, 3, 2].map((time) => countNewer(entries, time))).toEqual([0, 0, 2, 3])
})

it('names are those that occurred, also in what came late or below', () => {
  const names = createNames()
  const first = [anEntry(5, { team: 'Oscar' })]
  expect(names(first).teams).toEqual(['Oscar'])
  const late = [anEntry(6, { team: '' }), ...first, anEntry(4, { team: 'Alfa' })]
  expect(names(late).teams).toEqual(['Alfa', 'Oscar'])
  const unchanged = names(late)
  expect(names([anEntry(7, { team: 'Alfa' }), ...late])).toBe(unchanged)
})

it('the last hour is counted by minute', () => {
  const hour = 3_600_000
  const rate = lastHour(
    [anEntry(hour, { kind: 'accepted' }), anEntry(hour - 61_000), anEntry(1), anEntry(-60_000)],
    hour,
  )
  expect(rate).toMatchObject({ total: 3, accepted: 1, wrong: 2 })
  expect(rate.acceptedPerMinute.at(-1)).toBe(1)
  expect(rate.perMinute).toHaveLength(60)
  expect([rate.perMinute.at(-1), rate.perMinute.at(-2), rate.perMinute[0]]).toEqual([1, 1, 1])
})

it('a line of a spreadsheet has its time in ISO 8601 and its kind in words', () => {
  const head = { time: '', kind: '', team: '', user: '', challenge: '', text: '' }
  const others = { accepted: '', shared: '', unknown: '', checking: '', started: '', stopped: '' }
  const kinds = { ...others, wrong: 'Wrong flag', notice: '' }
  const rows = csvRows([anEntry(0)], { head, owner: '', kinds })
  expect(rows.slice(1)).toEqual([
    ['1970-01-01T00:00:00.000Z', 'Wrong flag', 'null & void', 'pankaj', 'Capstan', 'HL{no}', ''],
  ])
})
