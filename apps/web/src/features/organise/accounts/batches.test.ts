import { ApiError } from '@halyard/api'
import { describe, expect, it } from 'vitest'
import { batchesOf, groupsOf, sendBatch } from '#features/organise/accounts/batches.ts'

const aRow = (row: number, teamName?: string) => ({
  row,
  account: { ...(teamName !== undefined && { teamName }) },
})

describe('batches', () => {
  it('keep a team in one request, wherever its rows are', () => {
    const rows = Array.from({ length: 100 }, (_, index) =>
      aRow(index, index % 25 === 0 ? 'Quay' : undefined),
    )
    const batches = batchesOf(groupsOf(rows))
    const withTeam = batches.filter((batch) =>
      batch.flat().some(({ account }) => account.teamName === 'Quay'),
    )
    expect(withTeam).toHaveLength(1)
    expect(batches.flat(2)).toHaveLength(100)
    expect(Math.max(...batches.map((batch) => batch.flat().length))).toBeLessThanOrEqual(40)
  })
})

const numbers = (rows: readonly { row: number }[]) => rows.map(({ row }) => row)

describe('a batch', () => {
  const groups = [1, 2, 3, 4, 5].map((row) => [aRow(row)])

  async function send(isRefused: (rows: readonly number[]) => unknown) {
    const done: number[] = []
    const refused: number[] = []
    const sending = sendBatch(groups, {
      send: async (rows) => {
        const error = isRefused(numbers(rows))
        if (error) throw error
      },
      onDone: (rows) => done.push(...numbers(rows)),
      onRefused: (rows) => refused.push(...numbers(rows)),
    })
    return { sending, done, refused }
  }

  it('with a refused row goes in without it', async () => {
    const bad = new ApiError({ status: 400 })
    const { sending, done, refused } = await send((rows) => rows.includes(4) && bad)
    await sending
    expect(done).toEqual([1, 2, 3, 5])
    expect(refused).toEqual([4])
  })

  it('without an answer ends the run: nobody knows what was made', async () => {
    const { sending, done } = await send(() => new ApiError({ status: 0 }))
    await expect(sending).rejects.toMatchObject({ status: 0 })
    expect(done).toEqual([])
  })
})
