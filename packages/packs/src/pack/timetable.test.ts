import { describe, expect, it } from 'vitest'
import { openPack, readOpened } from '#pack/open.ts'
import { readTimetable } from '#pack/timetable.ts'
import { defaultOptions } from '#mapping/options.ts'
import { aTree } from '#testing/trees.ts'

const knots = 'name: Knots\ncategory: misc\nvalue: 100\nflags: [a]\n'

const named = <Value>(map: ReadonlyMap<{ title: string }, Value>) =>
  [...map].map(([{ title }, value]) => [title, value])

async function readWith(files: Record<string, string>) {
  const opened = await openPack(aTree(files))
  const { challenges } = await readOpened(opened, [], defaultOptions)
  const { timetable, broken } = await readTimetable(opened, challenges)
  return {
    broken,
    freezeAt: timetable.freezeAt,
    releases: named(timetable.releases),
    scoring: named(timetable.scoring),
  }
}

describe('halyard.yml', () => {
  it('gives times and scoring to challenges by their titles', async () => {
    const read = await readWith({
      'a/challenge.yml': knots,
      'halyard.yml': [
        'freezeAt: 2026-12-05T18:00:00Z',
        'challenges:',
        '  - name: Knots',
        '    releaseAt: 2026-12-05T12:00:00Z',
        '    scoring: { kind: linear, minimum: 10, decay: 5 }',
      ].join('\n'),
    })
    expect(read).toEqual({
      broken: [],
      freezeAt: Date.parse('2026-12-05T18:00:00Z'),
      releases: [['Knots', Date.parse('2026-12-05T12:00:00Z')]],
      scoring: [['Knots', { kind: 'linear', minimum: 10, decay: 5, expression: '' }]],
    })
  })

  it('takes a time away that is empty, and says nothing of what it does not name', async () => {
    const file = 'challenges:\n  - { name: Knots, releaseAt: }\n'
    const read = await readWith({ 'a/challenge.yml': knots, 'halyard.yml': file })
    expect(read).toMatchObject({ freezeAt: undefined, releases: [['Knots', null]], scoring: [] })
  })

  it.each([
    ['challenges:\n  - name: Bends\n    releaseAt: 2026-12-05T12:00:00Z', 'no challenge Bends'],
    ['challenges:\n  - name: Knots\n    releaseAt: soon', 'soon is not a time'],
    ['challenges:\n  - name: Knots\n    scoring: { kind: magic }', 'scoring.kind is magic'],
    ['freezeAt: [', '1:'],
  ])('is broken with %o', async (file, problem) => {
    const { broken } = await readWith({ 'a/challenge.yml': knots, 'halyard.yml': file })
    expect(broken).toEqual([{ source: 'halyard.yml', problem: expect.stringContaining(problem) }])
  })
})
