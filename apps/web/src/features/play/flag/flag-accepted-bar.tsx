import { Button, CountUp, FlagAccepted } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FlagFormProps } from '#features/play/flag/flag-form-props.ts'
import { ShareButton } from '#features/play/flag/share-button.tsx'
import { useFormat } from '#shared/format/format.ts'
import { Ordinal } from '#shared/game/standing/ordinal.tsx'
import { pennantOf } from '#shared/game/pennant.ts'
import { useOwnRow } from '#shared/game/use-own-team.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import { useScheduleState } from '#shared/game/schedule.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'

/** The answer to a right flag: what it gave, and the next challenge. */
export function FlagAcceptedBar(props: FlagFormProps) {
  const { game, challenge, solve, points, next, onNext, onClose } = props
  const { t, i18n } = useLingui()
  const isPractice = usePhase(game) === 'ended'
  const isFrozen = useScheduleState(game).frozenSince !== undefined
  const continueButton = useRef<HTMLButtonElement>(null)
  useEffect(() => continueButton.current?.focus(), [])
  const kind = solve ? pennantOf(solve.type) : 'solve'
  const isBlood = kind === 'first' || kind === 'second' || kind === 'third'
  const title = t`Flag accepted`
  return (
    <FlagAccepted
      title={solve && isBlood ? `${title} · ${i18n._(solveLabel[solve.type])}` : title}
      kind={isBlood ? kind : 'accepted'}
      actions={
        <>
          <ShareButton
            text={t`We solved ${{ challengeTitle: challenge.title }} in ${{ gameTitle: game.title }}.`}
          />
          <Button onClick={onClose} {...(!next && { ref: continueButton })}>
            <Trans>Back to board</Trans>
          </Button>
          {next && (
            <Button ref={continueButton} tone="primary" onClick={() => onNext(next.id)}>
              <Trans comment="Button: opens the next challenge the team has not solved.">
                Next unsolved
              </Trans>
            </Button>
          )}
        </>
      }
    >
      {isFrozen || solve?.pending ? (
        <Trans>Solved, not counted yet: the scoreboard is frozen.</Trans>
      ) : isPractice ? (
        <Trans>Practice: no points, but it is marked as solved for you.</Trans>
      ) : (
        <Reward game={game} points={solve?.score ?? points} isCounted={solve !== undefined} />
      )}
    </FlagAccepted>
  )
}

type RewardProps = Pick<FlagFormProps, 'game' | 'points'> & {
  /** The board knows of the solve, and so does the rank. */
  isCounted: boolean
}

function Reward({ game, points, isCounted }: RewardProps) {
  const format = useFormat()
  const row = useOwnRow(game)
  const gained = <CountUp value={points} format={(value) => `+${format.number(value)}`} />
  const team = row?.name ?? game.teamName ?? ''
  if (!row || row.rank === 0 || !isCounted) {
    return (
      <Trans>
        {gained} pts for <bdi>{team}</bdi>.
      </Trans>
    )
  }
  const rank = <Ordinal value={row.rank} />
  return (
    <Trans>
      {gained} pts for <bdi>{team}</bdi>. You are {rank} now.
    </Trans>
  )
}
