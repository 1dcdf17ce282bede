import type { Game } from '@halyard/api'
import { Card, ChartHead, VisuallyHidden } from '@halyard/ui'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { BoardFacts } from '#features/scoreboard/board-facts.tsx'
import { bestTeams } from '#features/scoreboard/chart-model.ts'
import { columnGroups } from '#features/scoreboard/columns.ts'
import { useFollowed } from '#features/scoreboard/followed.ts'
import { NobodyFound } from '#features/scoreboard/nobody-found.tsx'
import { PhoneList } from '#features/scoreboard/phone-list.tsx'
import { PrintSheet } from '#features/scoreboard/print/print-sheet.tsx'
import { standingsOf, teamRows } from '#features/scoreboard/rows.ts'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { PhoneToolbar, ScoreboardToolbar } from '#features/scoreboard/scoreboard-toolbar.tsx'
import { parseCompared, useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import { useLeadLabels } from '#features/scoreboard/use-lead-labels.ts'
import { mostTeams } from '#shared/board/first-board.ts'
import type { StartTable } from '#shared/board/first-board.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useOwnTeamId } from '#shared/game/use-own-team.ts'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { parseId } from '#shared/params.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'

const ScoreLines = lazyPart('ScoreLines', () => import('#features/scoreboard/score-lines.tsx'))
const [Matrix, fetchMatrix] = lazyComponent(
  'Matrix',
  () => import('#features/scoreboard/matrix.tsx'),
)
const TeamSheet = lazyPart(
  'TeamSheet',
  () => import('#features/scoreboard/team-sheet/team-sheet.tsx'),
)
const Compare = lazyPart('Compare', () => import('#features/scoreboard/compare/compare.tsx'))
const TimeMachine = lazyPart(
  'TimeMachine',
  () => import('#features/scoreboard/time/time-machine.tsx'),
)
const LiveSummary = backgroundPart(
  'LiveSummary',
  () => import('#features/scoreboard/summary/live-summary.tsx'),
)

export type ScoreboardBodyProps = {
  game: Game
  table: BoardTable
  /** The first rows alone: what needs the others waits while this is the table. */
  start?: StartTable | undefined
  /** When this copy was read, by the browser's clock. */
  updatedAt: number
}

/** Loads the code of the board while its data is loading. Never rejects. */
export async function preloadBoard(): Promise<void> {
  if (window.matchMedia(widerThanPhone).matches) await fetchMatrix()
}

const widerThanPhone = '(min-width: 48em)'
const linesOnPhones = 5
/** Heights that leave seven rows of the table on a screen of 1440 x 900, and six teams on a phone. */
const chartPx = { wide: 216, phone: 140 }

export function ScoreboardBody({ game, table: newest, start, updatedAt }: ScoreboardBodyProps) {
  'use memo'
  // Thousands of teams are taken over in small steps, between which the page answers.
  const table = useDeferredValue(newest)
  const isStart = table === start
  const expected = isStart ? start?.expected : undefined
  const isHydrated = useHydrated()
  const { t } = useLingui()
  const leadLabels = useLeadLabels()
  const { change, ...chosen } = useScoreboardQuery()
  // What was chosen among the first rows is found among all of them.
  const { divisionId, text, atMs, onlyFollowed } = isStart ? nothingChosen : chosen
  const isWide = useMedia(widerThanPhone)
  const knownTeamId = useOwnTeamId(game) ?? idOfName(table, game.teamName)
  // The document is the same for many readers.
  const ownTeamId = isHydrated ? knownTeamId : undefined
  const ownName = isOnBoard(game) ? (isHydrated && game.teamName) || '' : undefined
  const team = useOpenParam('team')
  const compared = useOpenParam('compare')
  const openTeam = parseId(team.value)
  const followed = useFollowed(game.id).ids
  // Typing and dragging stay responsive while thousands of teams are sorted behind them.
  const shownText = useDeferredValue(text)
  const shownAt = useDeferredValue(atMs)
  // The rows come first, the lines above them when they are painted.
  const [hasRows, setHasRows] = useState(false)
  const groups = columnGroups(table)
  // By hand: the compiler takes rows for something that is changed when they are asked, and would make all of them for each letter.
  const standings = useMemo(() => standingsOf(table, shownAt), [table, shownAt])
  const all = useMemo(
    () => teamRows(table, standings, { divisionId: undefined, text: '', atMs: shownAt }),
    [table, standings, shownAt],
  )
  const only = onlyFollowed ? followed : undefined
  const rows = useMemo(
    () => teamRows(table, standings, { divisionId, text: shownText, atMs: shownAt, only }),
    [table, standings, divisionId, shownText, shownAt, only],
  )
  const leaders = useMemo(() => bestTeams(table, divisionId ?? 0), [table, divisionId])
  const chosenLines = useMemo(() => {
    if (only) return placesOf(table, only)
    return shownAt === undefined ? undefined : firstPlaces(table, rows)
  }, [table, only, shownAt, rows])
  // A press does not wait for other lines.
  const best = useDeferredValue(chosenLines ?? leaders)
  const chartTitle = onlyFollowed ? t`Scores of the teams you follow` : t`Scores of the top teams`
  const [first = -1] = best
  const lead = leadLabels(table.name[first], standings.score[first] ?? 0)
  const summary = isWide ? lead : <VisuallyHidden>{lead}</VisuallyHidden>
  const chartHead = <ChartHead level={2} title={chartTitle} summary={summary} />
  return (
    <div className={styles.page}>
      {isWide ? (
        <ScoreboardToolbar
          {...{ game, table, rows, updatedAt, expected }}
          followedCount={followed.size}
        />
      ) : (
        <PhoneToolbar {...{ game, table, rows, expected }} followedCount={followed.size} />
      )}
      {atMs !== undefined && (
        <Suspense>
          <TimeMachine
            game={game}
            atMs={atMs}
            onChange={(ms) => change({ at: ms === undefined ? '' : String(Math.ceil(ms / 1000)) })}
          />
        </Suspense>
      )}
      {all.length > 0 && (
        <Card padding="none" className={styles.chart}>
          <Suspense fallback={chartHead}>
            {hasRows ? (
              <ScoreLines
                game={game}
                table={table}
                places={isWide ? best : best.slice(0, linesOnPhones)}
                title={chartTitle}
                height={isWide ? chartPx.wide : chartPx.phone}
                level={2}
                isCompact={!isWide}
                atMs={shownAt}
              />
            ) : (
              chartHead
            )}
          </Suspense>
        </Card>
      )}
      <Suspense>
        {rows.length === 0 ? (
          <NobodyFound />
        ) : isWide ? (
          <Matrix
            gameId={game.id}
            groups={groups}
            rows={rows}
            ownTeamId={ownTeamId}
            followed={followed}
            isStart={isStart}
            // Where all teams fit on a screen, the own one is seen among them.
            ownName={(expected ?? table.id.length) > mostTeams ? ownName : undefined}
            onOpen={(id) => team.open(String(id))}
          />
        ) : (
          <>
            <PhoneList {...{ rows, groups, ownTeamId, ownName, isStart }} />
            {!isStart && <BoardFacts table={table} shown={rows.length} updatedAt={updatedAt} />}
          </>
        )}
        {!isStart && <OncePainted onPaint={setHasRows} />}
      </Suspense>
      {!isStart && <PrintSheet game={game} rows={rows} atMs={shownAt} />}
      <Suspense>
        {hasRows && atMs === undefined && (
          <LiveSummary solves={table.solveOf.length} rank={all.at(all.placeOf(ownTeamId))?.rank} />
        )}
      </Suspense>
      <Suspense>
        {openTeam !== undefined && !isStart && (
          <TeamSheet
            game={game}
            groups={groups}
            rows={all}
            order={rows}
            teamId={openTeam}
            onMove={(id) => team.replace(String(id))}
            onCompare={(id) => compared.open(withTeam(compared.value, id))}
            onClose={team.close}
          />
        )}
        {compared.value !== null && !isStart && (
          <Compare
            game={game}
            table={table}
            groups={groups}
            rows={all}
            atMs={shownAt}
            teamIds={parseCompared(compared.value)}
            onChange={(ids) => compared.replace(ids.join(','))}
            onClose={compared.close}
          />
        )}
      </Suspense>
    </div>
  )
}

const nothingChosen = { divisionId: undefined, text: '', atMs: undefined, onlyFollowed: false }

/** Whether a team of the reader's is on the board. */
const isOnBoard = ({ status, teamName }: Game): boolean =>
  status === 'Accepted' && teamName !== null

/** Reports once that its neighbour is on screen. */
function OncePainted({ onPaint }: { onPaint: (isPainted: true) => void }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => onPaint(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [onPaint])
  return null
}

/** The team of a name, unless there are two: the game names the reader's before the board says which one it is. */
function idOfName({ name, id }: BoardTable, wanted: string | null | undefined): number | undefined {
  const place = wanted ? name.indexOf(wanted) : -1
  return place >= 0 && name.lastIndexOf(wanted ?? '') === place ? id[place] : undefined
}

const withTeam = (compared: string | null, teamId: number) =>
  [...new Set([...parseCompared(compared), teamId])].join(',')

/** Places in the table of some teams, in the order of the board. */
const placesOf = (table: BoardTable, ids: ReadonlySet<number>): number[] =>
  Array.from(table.id.keys()).filter((place) => ids.has(table.id[place] ?? 0))

const mostLines = 10

/** Places in the table of the first teams of a view. */
function firstPlaces(table: BoardTable, rows: ReturnType<typeof teamRows>): number[] {
  const ids = Array.from({ length: Math.min(mostLines, rows.length) }, (_, place) => rows.at(place))
  return ids.flatMap((row) => (row ? table.id.indexOf(row.team.id) : []))
}
