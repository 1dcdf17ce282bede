import type { Game, GameDetails } from '@halyard/api'
import { useGetGameDetails } from '@halyard/query'
import { GameBar, HouseFlag, Stat, WatchLine } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { GameTabs } from '#features/games/bar/game-tabs.tsx'
import { gameParts, hasBar } from '#features/games/bar/parts.ts'
import { useWatchEvents } from '#features/games/bar/use-watch-events.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { Ordinal } from '#shared/game/standing/ordinal.tsx'
import { elapsedShare } from '#shared/game/phase/phase.ts'
import type { GamePhase } from '#shared/game/phase/phase.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import { usePhase, useStanding } from '#shared/game/standing/use-standing.ts'
import { useMayOpen } from '#shared/session/user.ts'

/** Second bar of a game: its parts, the own team, the clock, and the watch line along its edge. */
export const GameFrameBar = memo(function GameFrameBar({ game }: { game: Game }) {
  const standing = useStanding(game)
  const phase = usePhase(game)
  const mayOpen = useMayOpen()
  const parts = gameParts(
    phase,
    standing,
    mayOpen('monitorOverview', game.id),
    mayOpen('adminGames', game.id),
  )
  const { data: details, isLoading } = useGetGameDetails(game.id, { enabled: mayPlay(standing) })
  if (!hasBar(parts)) return null
  const team = details?.rank
  return (
    <GameBar
      tabs={
        <GameTabs
          game={game}
          parts={parts}
          progress={details ? progressOf(details) : isLoading && ''}
        />
      }
      {...(team && {
        team: { name: team.name, flag: <HouseFlag name={team.name} src={team.avatar} size={21} /> },
      })}
      facts={<Facts game={game} phase={phase} details={details} />}
      watchLine={<Watch game={game} details={details} />}
    />
  )
})

/** How many challenges the team has solved, of how many. */
function progressOf({ challenges, rank }: GameDetails): string {
  // The count some servers send is that of the categories.
  const total = Object.values(challenges).flat().length
  return `${rank?.solvedCount ?? 0}/${total}`
}

type PartProps = { game: Game; details: GameDetails | undefined }

function Facts({ game, phase, details }: PartProps & { phase: GamePhase }) {
  const format = useFormat()
  const row = details?.rank
  return (
    <>
      {row && row.rank > 0 && (
        <Stat
          layout="inline"
          label={<Trans comment="The place of a team on the scoreboard.">Rank</Trans>}
        >
          <Ordinal value={row.rank} />
        </Stat>
      )}
      {row && (
        <Stat layout="inline" label={<Trans comment="The points a team has.">Score</Trans>}>
          {format.number(row.score)}
        </Stat>
      )}
      <Clock game={game} phase={phase} />
    </>
  )
}

function Clock({ game, phase }: { game: Game; phase: GamePhase }) {
  const { t } = useLingui()
  if (phase === 'ended') {
    return (
      <Stat layout="inline" label={<Trans comment="State of a game.">Ended</Trans>}>
        <LocalTime at={game.end} format="shortDate" />
      </Stat>
    )
  }
  const isUpcoming = phase === 'upcoming'
  return (
    <Stat
      layout="inline"
      label={
        isUpcoming
          ? t({ message: 'Starts in', comment: 'Label before the time until a game starts.' })
          : t({ message: 'Ends in', comment: 'Label before the time until a game ends.' })
      }
    >
      <TimeLeft until={isUpcoming ? game.start : game.end} isSpoken hasUrgency={!isUpcoming} />
    </Stat>
  )
}

function Watch({ game, details }: PartProps) {
  const { t } = useLingui()
  const events = useWatchEvents(game, details)
  // A thousandth is more than the line can show.
  const elapsed = useFromNow((nowMs) => Math.round(elapsedShare(game, nowMs) * 1000) / 1000)
  return <WatchLine elapsed={elapsed} label={t`Your solves`} events={events} />
}
