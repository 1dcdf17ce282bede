import { SolveMatrix } from '@halyard/ui/matrix'
import type { MatrixRow, MatrixRows, MatrixShelf } from '@halyard/ui/matrix'
import { useLingui } from '@lingui/react/macro'
import { columnsOf } from '#features/scoreboard/columns.ts'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { FollowButton } from '#features/scoreboard/follow-button.tsx'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import { useFlagPatterns } from '#shared/preferences/flag-patterns.ts'
import { useFormat } from '#shared/format/format.ts'
import type { Formatter } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import { useMedia } from '#shared/hooks/use-media.ts'

type MatrixProps = {
  gameId: number
  groups: readonly ColumnGroup[]
  rows: TeamRows
  ownTeamId: number | undefined
  followed: ReadonlySet<number>
  /** These rows are the first ones alone, without who solved what when. */
  isStart: boolean
  /** Of the own team, which has a place under the head, also before it is known where it is. */
  ownName?: string | undefined
  onOpen: (teamId: number) => void
}

/** Followed teams under the head, beside the own one: more would leave no room for the rest. */
const mostPinned = 4

/** Where names and divisions fit beside each other. */
const widerThanTablet = '(min-width: 64em)'

/** Every team as a rope, every solve as a flag on it. */
export function Matrix({
  gameId,
  groups,
  rows,
  ownTeamId,
  followed,
  isStart,
  ownName,
  onOpen,
}: MatrixProps) {
  'use memo'
  const { t } = useLingui()
  const format = useFormat()
  const hasRoom = useMedia(widerThanTablet)
  const [hasPatterns] = useFlagPatterns()
  const cellTitle = useCellTitle(groups, rows)
  const known = drawn(rows, (row) => ({
    ...toRow(row, format, hasRoom),
    isOwn: row.team.id === ownTeamId,
    aside: hasRoom && <FollowButton gameId={gameId} team={row.team} isInTable />,
  }))
  const isWaiting = isStart && ownName !== undefined && rows.placeOf(ownTeamId) < 0
  const pinned = pinnedPlaces(rows, ownTeamId, followed)
  const ownPlace = isWaiting ? known.length : rows.placeOf(ownTeamId)
  return (
    <SolveMatrix
      shelves={groups.map((group) => toShelf(group, format))}
      rows={isWaiting ? withOwn(known, { id: ownTeamId ?? 0, name: ownName }) : known}
      pinned={isWaiting ? [...pinned, ownPlace] : pinned}
      // The first team would be there twice, one row below the other.
      kept={ownName === undefined || ownPlace === 0 ? undefined : ownPlace}
      onOpen={(id) => id !== 0 && onOpen(Number(id))}
      cellTitle={isStart ? undefined : cellTitle}
      hasPatterns={hasPatterns}
      labels={{
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

/** Rows made when they are rendered, each once. */
function drawn(rows: TeamRows, draw: (row: TeamRow) => MatrixRow): MatrixRows {
  const made = new Map<number, MatrixRow>()
  return {
    length: rows.length,
    at: (place) => {
      const row = made.has(place) ? undefined : rows.at(place)
      if (row) made.set(place, draw(row))
      return made.get(place)
    },
  }
}

/** With the own team behind the last row: only its name is known. */
const withOwn = (rows: MatrixRows, own: Pick<MatrixRow, 'id' | 'name'>): MatrixRows => ({
  length: rows.length,
  at: (place) =>
    place === rows.length
      ? { ...own, rank: null, score: '', solves: '', flags: new Map(), isOwn: true }
      : rows.at(place),
})

function pinnedPlaces(
  rows: TeamRows,
  ownTeamId: number | undefined,
  followed: ReadonlySet<number>,
): number[] {
  const others = [...followed].filter((id) => id !== ownTeamId)
  const places = [ownTeamId, ...others].map((id) => rows.placeOf(id)).filter((place) => place >= 0)
  return places.slice(0, mostPinned).toSorted((a, b) => a - b)
}

/** What a cell says while the pointer or the focus is on it. */
function useCellTitle(groups: readonly ColumnGroup[], rows: TeamRows) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (teamId: number | string, challengeId: number | string): string => {
    const row = rows.at(rows.placeOf(Number(teamId)))
    const title = columnsOf(groups).find(({ id }) => id === challengeId)?.title ?? ''
    const team = row?.team.name ?? ''
    const solve = row?.solves.get(Number(challengeId))
    if (!solve) return t`${title}: ${team} has not solved it`
    const label = i18n._(solveLabel[solve.type])
    const points = format.number(solve.score)
    const time = format.weekdayTime(solve.time)
    const who = solve.userName ?? team
    return t`${title}: ${label}, ${points} points, ${who}, ${time}`
  }
}

const toShelf = ({ category, challenges }: ColumnGroup, format: Formatter): MatrixShelf => ({
  category: knownCategory(category),
  name: category,
  columns: challenges.map(({ id, title, score }) => ({ id, title, points: format.number(score) })),
})

const flagKinds = ['first', 'second', 'third'] as const

function toRow(row: TeamRow, format: Formatter, hasRoom: boolean): MatrixRow {
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
  }
}
