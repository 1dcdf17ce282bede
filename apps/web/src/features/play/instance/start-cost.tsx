import type { Challenge } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { useRunning } from '#features/play/instance/use-known.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'

/** What a start does to the team's other instances. */
type Cost = {
  /** `stops` these, is refused until one of these is stopped (`full`), or `may` stop one, where the server does not say. */
  readonly kind: 'none' | 'stops' | 'full' | 'may'
  /** Titles of their challenges, the oldest instance first. */
  readonly titles: readonly string[]
}

/** What starting the instance of a challenge costs. */
export function useStartCost(gameId: number, { id, context }: Challenge): Cost {
  const { occupants, displaced = 0 } = context
  const known = useRunning(gameId).filter(({ challengeId }) => challengeId !== id)
  if (!occupants) {
    return { kind: known.length > 0 ? 'may' : 'none', titles: known.map(({ title }) => title) }
  }
  const titles = occupants.map(({ title }) => title)
  if (titles.length === 0) return { kind: 'none', titles }
  return displaced > 0
    ? { kind: 'stops', titles: titles.slice(0, displaced) }
    : { kind: 'full', titles }
}

/** Says it before it happens. */
export function StartCost({ cost: { kind, titles } }: { cost: Cost }) {
  const names = useFormat().list(titles)
  if (kind === 'none') return null
  return (
    <p className={styles.note}>
      {kind === 'stops' ? (
        <Trans>Your team is at its limit: starting this one stops {names}.</Trans>
      ) : kind === 'full' ? (
        <Trans>Your team is at its limit. Stop one of these first: {names}.</Trans>
      ) : (
        <Trans>
          Your team also runs {names}. At its limit, starting this one may stop the oldest of them.
        </Trans>
      )}
    </p>
  )
}

/** Asks before a start that stops what the team runs. */
export function useAskToDisplace(start: () => void): (titles: readonly string[]) => void {
  const { t } = useLingui()
  const { list } = useFormat()
  return (titles) => {
    const names = list(titles)
    confirm({
      title: <Trans>Stop {names}?</Trans>,
      body: (
        <Trans>
          Your team is at its limit, so its oldest instance stops. Everyone in the team loses the
          connection and the data in it.
        </Trans>
      ),
      action: t`Stop it and start this one`,
      tone: 'danger',
      run: () => {
        start()
        return Promise.resolve()
      },
    })
  }
}
