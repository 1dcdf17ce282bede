import { Button, CountUp, FlagAccepted } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FlagFormProps } from '#features/play/flag/flag-form.tsx'
import { ShareButton } from '#features/play/flag/share-button.tsx'
import { useFormat } from '#shared/format/format.ts'
import { Ordinal } from '#shared/game/ordinal.tsx'
import { pennantOf } from '#shared/game/pennant.ts'
import { useOwnRow } from '#shared/game/use-own-team.ts'
import { usePhase } from '#shared/game/use-standing.ts'

/** The answer to a right flag: what it gave, and where to go on. */
export function FlagAcceptedBar(props: FlagFormProps) {
  const { game, challenge, solve, points, next, onNext, onClose } = props
  const { t } = useLingui()
  const isPractice = usePhase(game) === 'ended'
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => goOn.current?.focus(), [])
  const kind = solve ? pennantOf(solve.type) : 'solve'
  return (
    <FlagAccepted
      title={t`Flag accepted`}
      kind={kind === 'first' || kind === 'second' || kind === 'third' ? kind : 'accepted'}
      actions={
        <>
          <ShareButton text={t`We solved ${challenge.title} in ${game.title}.`} />
          <Button onClick={onClose} {...(!next && { ref: goOn })}>
            <Trans>Back to board</Trans>
          </Button>
          {next && (
            <Button ref={goOn} tone="primary" onClick={() => onNext(next.id)}>
              <Trans comment="Button: opens the next challenge the team has not solved.">
                Next unsolved
              </Trans>
            </Button>
          )}
        </>
      }
    >
      {isPractice ? (
        <Trans>Practice: no points, but it counts for you.</Trans>
      ) : (
        <Reward game={game} points={solve?.score ?? points} />
      )}
    </FlagAccepted>
  )
}

function Reward({ game, points }: Pick<FlagFormProps, 'game' | 'points'>) {
  const format = useFormat()
  const row = useOwnRow(game)
  const gained = <CountUp value={points} format={(value) => `+${format.number(value)}`} />
  const team = row?.name ?? game.teamName ?? ''
  if (!row || row.rank === 0) {
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
