import { columnGroups, columnsOf } from '#features/scoreboard/columns.ts'
import { solvesAt } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** One of the first three solves of a challenge. */
export type Blood = {
  readonly kind: 'first' | 'second' | 'third'
  readonly teamId: number
  readonly team: string
  readonly challengeId: number
  readonly challenge: string
  readonly category: string
  /** Epoch milliseconds. */
  readonly atMs: number
}

const kinds = new Map([
  ['FirstBlood', 'first'],
  ['SecondBlood', 'second'],
  ['ThirdBlood', 'third'],
] as const)

/** All bloods of a board, or those of the teams of a division, newest first. */
export function bloodsOf(table: BoardTable, divisionId?: number): Blood[] {
  const challenges = new Map(columnsOf(columnGroups(table)).map((one) => [one.id, one]))
  const bloods: Blood[] = []
  for (let place = 0; place < table.count; place++) {
    if (divisionId !== undefined && table.divisionId[place] !== divisionId) continue
    for (const { id, type, time } of solvesAt(table, place)) {
      const kind = type === 'Normal' || type === 'Unaccepted' ? undefined : kinds.get(type)
      const challenge = challenges.get(id)
      if (!kind || !challenge) continue
      bloods.push({
        kind,
        teamId: table.id[place] ?? 0,
        team: table.name[place] ?? '',
        challengeId: id,
        challenge: challenge.title,
        category: challenge.category,
        atMs: time,
      })
    }
  }
  return bloods.toSorted((a, b) => b.atMs - a.atMs)
}
