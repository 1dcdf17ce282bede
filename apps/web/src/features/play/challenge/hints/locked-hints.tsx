import type { Challenge } from '@halyard/api'
import { useGetGameDetails, useOpenHint } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import * as styles from '#features/play/challenge/hints/locked-hints.css.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'

type Locked = NonNullable<Challenge['lockedHints']>[number]

type LockedHintsProps = {
  gameId: number
  challenge: Challenge
  onOpened: () => void
}

/** Hints that the team pays for, each with what opening it costs. */
export function LockedHints({ gameId, challenge, onOpened }: LockedHintsProps) {
  const { t } = useLingui()
  const { hints, lockedHints = [] } = challenge
  const { data } = useGetGameDetails(gameId)
  const points = data?.rank?.score
  const ask = useAsk(gameId, challenge, onOpened)
  return (
    <ul className={styles.list} aria-label={t`Locked hints`}>
      {lockedHints.map((hint, index) => (
        <LockedHint
          key={hint.id}
          number={(hints?.length ?? 0) + index + 1}
          price={hint.price}
          points={points}
          onOpen={(number) => ask(hint, number, points)}
        />
      ))}
    </ul>
  )
}

type LockedHintProps = {
  number: number
  price: number
  /** What the team has; undefined until it is known. */
  points: number | undefined
  onOpen: (number: number) => void
}

function LockedHint({ number, price, points, onOpen }: LockedHintProps) {
  const format = useFormat()
  const titleId = `locked-hint-${number}`
  const buttonId = `${titleId}-open`
  const isTooDear = points !== undefined && points < price
  const has = format.number(points ?? 0)
  return (
    <li className={styles.hint}>
      <span id={titleId} className={styles.title}>
        <Lock size={14} aria-hidden />
        <Trans>Hint {number}</Trans>
      </span>
      <Button
        id={buttonId}
        size="sm"
        aria-labelledby={`${buttonId} ${titleId}`}
        disabledReason={isTooDear && <Trans>Your team has {has} points.</Trans>}
        onClick={() => onOpen(number)}
      >
        <Plural value={price} one="Open for # point" other="Open for # points" />
      </Button>
    </li>
  )
}

/** Asks before points are spent, with what is left of them. */
function useAsk(gameId: number, { id: challengeId, title }: Challenge, onOpened: () => void) {
  const { t } = useLingui()
  const { mutateAsync } = useOpenHint()
  return ({ id: hintId, price }: Locked, number: number, points: number | undefined) =>
    confirm({
      title: t`Open hint ${number} of “${title}”?`,
      body: <WhatItCosts price={price} points={points} />,
      action: t({ message: 'Open hint', comment: 'Button: pays for a hint and shows it.' }),
      run: async () => {
        await mutateAsync({ gameId, challengeId, hintId, price })
        onOpened()
      },
    })
}

function WhatItCosts({ price, points }: { price: number; points: number | undefined }) {
  const { number } = useFormat()
  const before = number(points ?? 0)
  const after = number((points ?? 0) - price)
  return (
    <>
      <p>
        <Plural
          value={price}
          one="It costs your team # point, once for all of its members."
          other="It costs your team # points, once for all of its members."
        />
      </p>
      {points !== undefined && (
        <p>
          <Trans>
            Points now: {before}. Points afterward: {after}.
          </Trans>
        </p>
      )}
    </>
  )
}
