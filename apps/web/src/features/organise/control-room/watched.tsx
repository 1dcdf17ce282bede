import type { GameSettings, Schema } from '@halyard/api'
import { useGetControlRoom } from '@halyard/query'
import { Callout, Card, EmptyState, LiveIndicator, Loading, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CommonAnswers,
  StuckTeams,
  SuddenlySolved,
  UnsolvedChallenges,
  WaitingTeams,
} from '#features/organise/control-room/lists.tsx'
import { Numbers } from '#features/organise/control-room/numbers.tsx'
import { OpenQuestions, useOpenQuestions } from '#features/organise/control-room/open-questions.tsx'
import { isCalm } from '#features/organise/control-room/calm.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import * as styles from './control-room.css.ts'

/** What needs somebody now; what was last known stays while the server does not answer. */
export function Watched({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data, error, refetch } = useGetControlRoom(game.id)
  if (!data) {
    return error ? (
      <LoadFailed
        level={2}
        title={t`The control room did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading label={t`The control room is loading`}>
        <Skeleton height="18rem" shape="box" />
      </Loading>
    )
  }
  return (
    <>
      {error && (
        <Callout tone="warn" title={<Trans>These numbers are not current</Trans>}>
          <ErrorMessage error={error} />
        </Callout>
      )}
      <Known game={game} room={data} isCurrent={!error} />
    </>
  )
}

type KnownProps = { game: GameSettings; room: Schema<'ControlRoomModel'>; isCurrent: boolean }

function Known({ game, room, isCurrent }: KnownProps) {
  const { t } = useLingui()
  const isRunning = usePhase(game) === 'ongoing'
  const open = useOpenQuestions(game.id)
  const at = <LocalTime at={room.time} format="clock" />
  return (
    <>
      <Card>
        <div className={styles.numbers}>
          <Numbers gameId={game.id} room={room} openQuestions={open?.counts.open} />
          <LiveIndicator state={isCurrent ? 'live' : 'stale'}>
            <span>
              <Trans comment="When the numbers of a page were counted.">As of {at}</Trans>
            </span>
          </LiveIndicator>
        </div>
      </Card>
      {isCalm(room) && !open?.counts.open && (
        <EmptyState level={2} flags={['C']} title={t`Nothing needs you now`}>
          {isRunning && (
            <Trans>
              Teams that wait or are stuck, and challenges that behave strangely, appear here.
            </Trans>
          )}
        </EmptyState>
      )}
      <WaitingTeams gameId={game.id} room={room} />
      <OpenQuestions gameId={game.id} open={open} />
      <SuddenlySolved gameId={game.id} room={room} />
      <CommonAnswers gameId={game.id} room={room} />
      <StuckTeams gameId={game.id} room={room} />
      <UnsolvedChallenges gameId={game.id} room={room} />
    </>
  )
}
