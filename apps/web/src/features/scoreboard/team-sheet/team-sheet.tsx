import type { Game, ScoreboardRow } from '@halyard/api'
import { Dialog, EmptyState, HouseFlag, IconButton, Stat } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, GitCompareArrows } from 'lucide-react'
import { Suspense, useRef } from 'react'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { FollowButton } from '#features/scoreboard/follow-button.tsx'
import { neighbours } from '#features/scoreboard/rows.ts'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import { TeamShares } from '#features/scoreboard/team-sheet/team-shares.tsx'
import { TeamSolves } from '#features/scoreboard/team-sheet/team-solves.tsx'
import { TeamWatch } from '#features/scoreboard/team-sheet/team-watch.tsx'
import * as styles from '#features/scoreboard/team-sheet/team-sheet.css.ts'
import { isShortcut } from '#shared/preferences/shortcuts.ts'
import { useFormat } from '#shared/format/format.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Ordinal } from '#shared/game/standing/ordinal.tsx'

const TeamAdjustments = backgroundPart(
  'TeamAdjustments',
  () => import('#features/scoreboard/team-sheet/team-adjustments.tsx'),
)

type TeamSheetProps = {
  game: Game
  groups: readonly ColumnGroup[]
  /** All teams of the board. */
  rows: TeamRows
  /** What the filter shows: previous and next go through it. */
  order: TeamRows
  teamId: number
  onMove: (teamId: number) => void
  onCompare: (teamId: number) => void
  onClose: () => void
}

/** One team: its place, its solves over time, what it is good at and who did what. */
export function TeamSheet({
  game,
  groups,
  rows,
  order,
  teamId,
  onMove,
  onCompare,
  onClose,
}: TeamSheetProps) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const row = order.at(order.placeOf(teamId)) ?? rows.at(rows.placeOf(teamId))
  const { previous, next } = neighbours(order, teamId)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        ref={content}
        size="lg"
        phone="page"
        onKeyDown={(event) => {
          const target = isShortcut(event) ? { '[': previous, ']': next }[event.key] : undefined
          if (target !== undefined) onMove(target)
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        <Dialog.Header
          hasLine
          closeLabel={t`Close`}
          leading={row && <HouseFlag name={row.team.name} src={row.team.avatar} size={38} />}
          title={<bdi>{row?.team.name ?? t`Team`}</bdi>}
          description={row?.division}
          actions={
            <span className={styles.steps}>
              {row && <FollowButton gameId={game.id} team={row.team} />}
              {row && (
                <IconButton label={t`Compare with other teams`} onClick={() => onCompare(teamId)}>
                  <GitCompareArrows size={16} />
                </IconButton>
              )}
              <IconButton
                label={t`Previous team`}
                disabled={previous === undefined}
                onClick={() => previous !== undefined && onMove(previous)}
              >
                <ChevronLeft size={16} />
              </IconButton>
              <IconButton
                label={t`Next team`}
                disabled={next === undefined}
                onClick={() => next !== undefined && onMove(next)}
              >
                <ChevronRight size={16} />
              </IconButton>
            </span>
          }
        />
        {row ? (
          <>
            <TeamStats row={row} ahead={rows.at(rows.placeOf(teamId) - 1)?.team} />
            <Dialog.Body className={styles.body} {...scrolling(row.team.name)}>
              {row.team.bio && (
                <p dir="auto" className={styles.bio}>
                  {row.team.bio}
                </p>
              )}
              <TeamWatch game={game} team={row.team} groups={groups} />
              <TeamShares team={row.team} groups={groups} />
              {row.team.adjustments && (
                <Suspense>
                  <TeamAdjustments game={game} team={row.team} />
                </Suspense>
              )}
              <TeamSolves game={game} team={row.team} groups={groups} />
            </Dialog.Body>
          </>
        ) : (
          <Dialog.Body>
            <EmptyState flags={['N']} title={t`This team is not on the board`}>
              <Trans>It may have left the game.</Trans>
            </EmptyState>
          </Dialog.Body>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** What scrolls can be reached by keys. */
const scrolling = (name: string) => ({ tabIndex: 0, role: 'region', 'aria-label': name }) as const

type TeamStatsProps = {
  row: TeamRow
  /** The team one place further up on the whole board. */
  ahead: ScoreboardRow | undefined
}

function TeamStats({ row: { team, rank, division }, ahead }: TeamStatsProps) {
  const format = useFormat()
  const teamName = ahead?.name
  return (
    <dl className={styles.stats}>
      {rank !== undefined && (
        <Stat label={<Trans>Rank</Trans>}>
          <Ordinal value={rank} />
        </Stat>
      )}
      {division && team.divisionRank !== null && team.divisionRank !== rank && (
        <Stat label={<Trans>In {division}</Trans>}>
          <Ordinal value={team.divisionRank} />
        </Stat>
      )}
      <Stat label={<Trans>Score</Trans>}>{format.number(team.score)}</Stat>
      {ahead && ahead.score > team.score && (
        <Stat
          label={
            <Trans>
              Behind <bdi>{teamName}</bdi>
            </Trans>
          }
        >
          {format.number(ahead.score - team.score)}
        </Stat>
      )}
      <Stat label={<Trans>Solves</Trans>}>{format.number(team.solvedCount)}</Stat>
    </dl>
  )
}
