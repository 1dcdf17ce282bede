import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecording } from '#replay/recording.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-ctfd-'))
})
afterEach(() => rm(folder, { recursive: true }))

type Tables = Record<string, Record<string, unknown>[]>

/** Writes an archive of tables as CTFd does, and reads it. */
async function read(tables: Tables) {
  const path = join(folder, 'export.zip')
  const entries = Object.entries(tables).map(([name, results]) => [
    `db/${name}.json`,
    strToU8(JSON.stringify({ count: results.length, results, meta: {} })),
  ])
  await writeFile(path, zipSync(Object.fromEntries(entries)))
  return readRecording(path)
}

const solve = (id: number, teamId: number, challengeId: number) => ({
  id,
  team_id: teamId,
  user_id: teamId + 100,
  challenge_id: challengeId,
})
const event: Tables = {
  config: [{ id: 1, key: 'user_mode', value: 'teams' }],
  teams: [
    { id: 1, name: 'Gulls', hidden: false, banned: false },
    { id: 2, name: 'A name that is longer than twenty', hidden: false, banned: false },
    { id: 3, name: 'Staff', hidden: true, banned: false },
  ],
  challenges: [
    { id: 7, name: 'Knots', category: 'Reversing', value: 100, state: 'visible' },
    { id: 8, name: 'Knots', category: 'rev', value: 50, state: 'visible' },
    { id: 9, name: 'Draft', category: 'odd', value: 10, state: 'hidden' },
  ],
  solves: [solve(21, 1, 7), solve(22, 2, 7), solve(23, 2, 8), solve(24, 3, 7)],
  submissions: [
    { id: 21, date: '2025-11-22T10:20:00' },
    { id: 22, date: '2025-11-22T10:10:00' },
    { id: 23, date: '2025-11-22T10:30:00.5' },
    { id: 24, date: '2025-11-22T10:00:00' },
  ],
}

const at = (time: string) => Date.parse(`2025-11-22T${time}Z`)

describe('an export of CTFd', () => {
  it('is played in the order of its solves, without hidden teams', async () => {
    const { solves, late } = await read(event)
    expect(solves).toEqual([
      { teamId: 2, challengeId: 7, atMs: at('10:10:00') },
      { teamId: 1, challengeId: 7, atMs: at('10:20:00') },
      { teamId: 2, challengeId: 8, atMs: at('10:30:00.5') },
    ])
    expect(late).toEqual([])
  })

  it('has the board that its last points make', async () => {
    const { board } = await read(event)
    expect(board.items.map(({ name, score, rank }) => [name, score, rank])).toEqual([
      ['A name that is longe', 150, 1],
      ['Gulls', 100, 2],
    ])
    expect(board.items[1]?.solvedChallenges[0]?.type).toBe('SecondBlood')
    expect(board.challenges.Reverse?.map(({ title, solved }) => [title, solved])).toEqual([
      ['Knots', 2],
      ['Knots (8)', 1],
    ])
  })

  it('of single players has them as teams', async () => {
    const { teams: users = [] } = event
    const { board } = await read({
      ...event,
      config: [{ id: 1, key: 'user_mode', value: 'users' }],
      users: users.map((user) => ({ ...user, id: Number(user.id) + 100 })),
    })
    expect(board.items.map(({ id, score }) => [id, score])).toEqual([
      [102, 150],
      [101, 100],
    ])
  })

  it('is distinguished from other archives', async () => {
    await expect(read({ pages: [] })).rejects.toThrow('no full export of CTFd')
    await writeFile(join(folder, 'x.zip'), 'PK not an archive')
    await expect(readRecording(join(folder, 'x.zip'))).rejects.toThrow(
      'no archive that can be read',
    )
  })
})
