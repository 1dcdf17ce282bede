import type { Game, Scoreboard } from '@halyard/api'
import { Card } from '@halyard/ui'
import { Suspense, lazy } from 'react'
import { columnGroups } from '#features/scoreboard/columns.ts'
import { PhoneList } from '#features/scoreboard/phone-list.tsx'
import { teamRows, visibleRows } from '#features/scoreboard/rows.ts'
import { NobodyFound } from '#features/scoreboard/nobody-found.tsx'
import { ScoreboardToolbar } from '#features/scoreboard/scoreboard-toolbar.tsx'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import { useOwnTeamId } from '#shared/game/use-own-team.ts'
import { useOpenParam } from '#shared/open-param.ts'
import { parseId } from '#shared/params.ts'
import { useMedia } from '#shared/use-media.ts'

const ScoreLines = lazy(() =>
  import('#features/scoreboard/score-lines.tsx').then((module) => ({ default: module.ScoreLines })),
)
const Matrix = lazy(() =>
  import('#features/scoreboard/matrix.tsx').then((module) => ({ default: module.Matrix })),
)
const TeamSheet = lazy(() =>
  import('#features/scoreboard/team-sheet/team-sheet.tsx').then((module) => ({
    default: module.TeamSheet,
  })),
)

export type ScoreboardBodyProps = {
  game: Game
  board: Scoreboard
  /** When this copy was read, by the browser's clock. */
  updatedAt: number
}

const widerThanPhone = '(min-width: 48em)'

export function ScoreboardBody({ game, board, updatedAt }: ScoreboardBodyProps) {
  const { divisionId, text } = useScoreboardQuery()
  const isWide = useMedia(widerThanPhone)
  const ownTeamId = useOwnTeamId(game)
  const team = useOpenParam('team')
  const openTeam = parseId(team.value)
  const groups = columnGroups(board)
  const all = teamRows(board)
  const rows = visibleRows(all, { divisionId, text })
  const open = (id: number) => team.open(String(id))
  return (
    <div className={styles.page}>
      <ScoreboardToolbar board={board} shown={rows.length} updatedAt={updatedAt} />
      <Card padding="none" className={styles.chart}>
        <Suspense>
          <ScoreLines game={game} board={board} divisionId={divisionId ?? 0} isWide={isWide} />
        </Suspense>
      </Card>
      {rows.length === 0 ? (
        <NobodyFound />
      ) : isWide ? (
        <Suspense>
          <Matrix groups={groups} rows={rows} ownTeamId={ownTeamId} onOpen={open} />
        </Suspense>
      ) : (
        <PhoneList rows={rows} groups={groups} ownTeamId={ownTeamId} />
      )}
      <Suspense>
        {openTeam !== undefined && (
          <TeamSheet
            game={game}
            groups={groups}
            rows={all}
            order={rows}
            teamId={openTeam}
            onMove={(id) => team.replace(String(id))}
            onClose={team.close}
          />
        )}
      </Suspense>
    </div>
  )
}
