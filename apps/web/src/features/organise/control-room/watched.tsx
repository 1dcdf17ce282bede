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
import {
  FailingWebhooks,
  useFailingWebhooks,
} from '#features/organise/control-room/failing-webhooks.tsx'
import { Numbers } from '#features/organise/control-room/numbers.tsx'
import { OpenQuestions, useOpenQuestions } from '#features/organise/control-room/open-questions.tsx'
import { isCalm } from '#features/organise/control-room/calm.ts'
import { useFromNow } from '#shared/clock/clock.ts'
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
  return <Known game={game} room={data} error={error} />
}

/** Older numbers say nothing about now: the server does not answer, though no request has failed yet. Milliseconds. */
const currentForMs = 20_000

type KnownProps = { game: GameSettings; room: Schema<'ControlRoomModel'>; error: unknown }

function Known({ game, room, error }: KnownProps) {
  const { t } = useLingui()
  const isOld = useFromNow((nowMs) => nowMs - room.time > currentForMs)
  const isCurrent = !error && !isOld
  const isRunning = usePhase(game) === 'ongoing'
  const open = useOpenQuestions(game.id)
  const failing = useFailingWebhooks(game.id)
  const isQuiet = isCalm(room) && !open?.counts.open && failing.length === 0
  const at = <LocalTime at={room.time} format="clock" />
  return (
    <>
      {!isCurrent && (
        <Callout tone="warn" title={<Trans>These numbers are not current</Trans>}>
          {error ? <ErrorMessage error={error} /> : <Trans>The server is not answering.</Trans>}
        </Callout>
      )}
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
      {isCurrent && isQuiet && (
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
      <FailingWebhooks gameId={game.id} failing={failing} />
      <UnsolvedChallenges gameId={game.id} room={room} />
    </>
  )
}
