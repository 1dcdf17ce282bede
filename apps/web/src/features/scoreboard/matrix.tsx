import { SolveMatrix } from '@halyard/ui/charts'
import type { MatrixRow, MatrixShelf } from '@halyard/ui/charts'
import { useLingui } from '@lingui/react/macro'
import { columnsOf } from '#features/scoreboard/columns.ts'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import type { TeamRow } from '#features/scoreboard/rows.ts'
import { useFormat } from '#shared/format.ts'
import type { Formatter } from '#shared/format.ts'
import { drawnAs } from '#shared/game/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveWord } from '#shared/game/words.ts'
import { useMedia } from '#shared/use-media.ts'

type MatrixProps = {
  groups: readonly ColumnGroup[]
  rows: readonly TeamRow[]
  ownTeamId: number | undefined
  onOpen: (teamId: number) => void
}

/** Where names and divisions fit beside each other. */
const widerThanTablet = '(min-width: 64em)'

/** Every team as a rope, every solve as a flag on it. */
export function Matrix({ groups, rows, ownTeamId, onOpen }: MatrixProps) {
  const { t } = useLingui()
  const format = useFormat()
  const hasRoom = useMedia(widerThanTablet)
  const cellTitle = useCellTitle(groups, rows)
  return (
    <SolveMatrix
      shelves={groups.map((group) => toShelf(group, format))}
      rows={rows.map((row) => toRow(row, format, ownTeamId, hasRoom))}
      onOpen={(id) => onOpen(Number(id))}
      cellTitle={cellTitle}
      words={{
        table: t`Teams and what they solved`,
        rank: t`Rank`,
        team: t`Team`,
        score: t`Score`,
        solves: t`Solves`,
        flag: {
          solve: t`Solved`,
          first: t`First blood`,
          second: t`Second blood`,
          third: t`Third blood`,
          zero: t`Solved, without points`,
        },
      }}
    />
  )
}

/** What a cell says while the pointer or the focus is on it. */
function useCellTitle(groups: readonly ColumnGroup[], rows: readonly TeamRow[]) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (teamId: number | string, challengeId: number | string): string => {
    const row = rows.find(({ team }) => team.id === teamId)
    const title = columnsOf(groups).find(({ id }) => id === challengeId)?.title ?? ''
    const team = row?.team.name ?? ''
    const solve = row?.solves.get(Number(challengeId))
    if (!solve) return t`${title}: ${team} has not solved it`
    const word = i18n._(solveWord[solve.type])
    const points = format.number(solve.score)
    const time = format.weekdayTime(solve.time)
    const who = solve.userName ?? team
    return t`${title}: ${word}, ${points} points, ${who}, ${time}`
  }
}

const toShelf = ({ category, challenges }: ColumnGroup, format: Formatter): MatrixShelf => ({
  category: drawnAs(category),
  name: category,
  columns: challenges.map(({ id, title, score }) => ({ id, title, points: format.number(score) })),
})

const flagKinds = ['first', 'second', 'third'] as const

function toRow(
  row: TeamRow,
  format: Formatter,
  ownTeamId: number | undefined,
  hasRoom: boolean,
): MatrixRow {
  const { team, rank, division, solves } = row
  const flags = [...solves].map(([id, { type, score }]) => {
    const kind = pennantOf(type)
    if (score === 0 && kind === 'solve') return [id, 'zero'] as const
    return [id, flagKinds.find((known) => known === kind) ?? 'solve'] as const
  })
  return {
    id: team.id,
    rank: rank ?? null,
    name: team.name,
    src: team.avatar,
    division: hasRoom ? division : undefined,
    score: format.number(team.score),
    solves: format.number(team.solvedCount),
    flags: new Map(flags),
    isOwn: team.id === ownTeamId,
  }
}
