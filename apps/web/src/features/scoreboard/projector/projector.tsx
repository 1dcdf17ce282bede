import type { Game } from '@halyard/api'
import { BrandMark, HouseFlag, Pennant } from '@halyard/ui'
import { ProjectorFrame, ProjectorRow, useProjector } from '@halyard/ui/projector'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { columnGroups, columnsOf } from '#features/scoreboard/columns.ts'
import { bloodsOf } from '#features/scoreboard/projector/bloods.ts'
import { Celebration } from '#features/scoreboard/projector/celebration.tsx'
import { LatestBloods } from '#features/scoreboard/projector/latest-bloods.tsx'
import * as styles from '#features/scoreboard/projector/projector.css.ts'
import { WallClock, WallLegend, WallStatus } from '#features/scoreboard/projector/wall-texts.tsx'
import { WallChart } from '#features/scoreboard/projector/wall-chart.tsx'
import { useCelebration } from '#features/scoreboard/projector/use-celebration.ts'
import { useWallKeys } from '#features/scoreboard/projector/use-wall-keys.ts'
import { divisionOf } from '#features/scoreboard/division-of.ts'
import { standingsOf, teamRows } from '#features/scoreboard/rows.ts'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { elapsedShare } from '#shared/game/phase/phase.ts'
import { useScheduleState } from '#shared/game/schedule.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { usePlatform } from '#shared/platform/platform.ts'

type ProjectorProps = { game: Game; table: BoardTable; updatedAt: number }

const perPage = 10
const mostPages = 3
const minute = 60_000
/** Movement on the wall is against the ranks of this long ago. */
const movementMs = 10 * minute

/** The scoreboard on a wall, for hours without a hand on it. */
export function Projector({ game, table, updatedAt }: ProjectorProps) {
  'use memo'
  const { t } = useLingui()
  const division = divisionOf(table, useScoreboardQuery().divisionId)
  const view = { divisionId: division?.id, text: '' }
  const rows = teamRows(table, standingsOf(table, undefined), view)
  const earlierMs = useFromNow((ms) => Math.floor(ms / minute) * minute - movementMs)
  const earlier = teamRows(table, standingsOf(table, earlierMs), { ...view, atMs: earlierMs })
  const pageCount = Math.min(mostPages, Math.max(1, Math.ceil(rows.length / perPage)))
  const { page, isPaused, isIdle } = useProjector(pageCount)
  const elapsed = useFromNow((ms) => Math.round(elapsedShare(game, ms) * 1000) / 1000)
  const bloods = bloodsOf(table, division?.id)
  const blood = useCelebration(bloods)
  const { zoom, leave } = useWallKeys(game.id, division?.id)
  const phase = usePhase(game)
  const schedule = useScheduleState(game)
  const { logoUrl } = usePlatform()
  const clockLabel = { upcoming: t`Starts in`, ongoing: t`Ends in`, ended: t`Ended` }[phase]
  useHiddenPage()
  const first = page * perPage
  return createPortal(
    <div className={styles.wall} style={{ zoom }}>
      <ProjectorFrame
        mark={<BrandMark logoUrl={logoUrl} className={styles.brand} />}
        title={
          <Title game={game} table={table} teams={rows.length} divisionName={division?.name} />
        }
        clock={<WallClock game={game} phase={phase} />}
        clockLabel={clockLabel}
        progress={{ value: elapsed, label: t`Elapsed time` }}
        isIdle={isIdle}
        status={
          <WallStatus
            page={page}
            pageCount={pageCount}
            first={first + 1}
            last={Math.min(first + perPage, rows.length)}
            isOver={phase === 'ended'}
            schedule={schedule}
            updatedAt={updatedAt}
          />
        }
        legend={<WallLegend isPaused={isPaused} onLeave={leave} />}
        aside={
          <>
            <WallChart game={game} table={table} divisionId={division?.id} />
            <LatestBloods bloods={bloods} />
          </>
        }
      >
        {inPage(rows, first).map((row, index) => (
          <WallRow
            key={row.team.id}
            row={row}
            place={first + index}
            best={rows.at(0)?.team.score ?? 0}
            before={rankIn(earlier, row)}
          />
        ))}
      </ProjectorFrame>
      {blood && <Celebration blood={blood} />}
    </div>,
    document.body,
  )
}

const inPage = (rows: TeamRows, first: number): TeamRow[] =>
  Array.from({ length: perPage }, (_, offset) => rows.at(first + offset) ?? []).flat()

const rankIn = (rows: TeamRows, { team }: TeamRow): number | undefined =>
  rows.at(rows.placeOf(team.id))?.rank

type TitleProps = {
  game: Game
  table: BoardTable
  teams: number
  /** Of the division that is shown, if not all teams are. */
  divisionName: string | undefined
}

function Title({ game, table, teams, divisionName }: TitleProps) {
  const { t } = useLingui()
  const columns = columnsOf(columnGroups(table))
  const solved = columns.filter((challenge) => challenge.solved > 0).length
  const challenges = columns.length
  return (
    <>
      <bdi>{game.title}</bdi>
      <span className={styles.subtitle}>
        {divisionName !== undefined && (
          <>
            <bdi>{divisionName}</bdi>
            {' · '}
          </>
        )}
        {t`${plural(teams, { one: '# team', other: '# teams' })}`}
        {' · '}
        {t`${plural(challenges, { one: '# challenge', other: '# challenges' })}`}
        {' · '}
        {t`${solved} solved at least once`}
      </span>
    </>
  )
}

const marks = [
  ['first', 'FirstBlood'],
  ['second', 'SecondBlood'],
  ['third', 'ThirdBlood'],
] as const

const medals = ['first', 'second', 'third'] as const

type WallRowProps = { row: TeamRow; place: number; best: number; before: number | undefined }

function WallRow({ row: { team, rank, solves }, place, best, before }: WallRowProps) {
  const format = useFormat()
  const all = [...solves.values()]
  const moved = rank === undefined || before === undefined ? 0 : before - rank
  const steps = Math.abs(moved)
  return (
    <ProjectorRow
      rank={rank ?? '–'}
      medal={medals[(rank ?? 0) - 1]}
      picture={<HouseFlag name={team.name} src={team.avatar} size={44} className={styles.flag} />}
      name={team.name}
      share={best === 0 ? 0 : team.score / best}
      color={styles.lineColours[place % styles.lineColours.length] ?? ''}
      marks={marks.map(([kind, type]) => {
        const count = all.filter((solve) => solve.type === type).length
        return (
          count > 0 && (
            <span key={kind} className={styles.mark}>
              <Pennant kind={kind} className={styles.medal} />
              {count}
            </span>
          )
        )
      })}
      score={format.number(team.score)}
      {...(moved !== 0 && {
        movement: {
          direction: moved > 0 ? 'up' : 'down',
          text: moved > 0 ? `↑${steps}` : `↓${steps}`,
        },
      })}
    />
  )
}

/** The page behind the wall is there for nobody, and comes back with the focus where it was. */
function useHiddenPage() {
  const [page] = useState(() => document.getElementById('root'))
  useEffect(() => {
    page?.setAttribute('inert', '')
    return () => page?.removeAttribute('inert')
  }, [page])
}
