import { Button, Card } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import {
  useCooldown,
  usePricedHints,
  useRequirements,
  useTitlesOf,
} from '#features/organise/challenge/rules/use-rules.ts'
import { useFormat } from '#shared/format/format.ts'

type RulesCardProps = {
  gameId: number
  challengeId: number
  /** Opens one of the dialogs, which are outside of the form that this card is in. */
  onOpen: (dialog: 'requirements' | 'cooldown' | 'hints') => void
}

/** What a team must have solved before the challenge opens, how long it waits after wrong answers, and hints it pays for; nothing on servers without all. */
export function RulesCard({ gameId, challengeId, onOpen }: RulesCardProps) {
  const requirements = useRequirements(gameId, challengeId)
  const cooldown = useCooldown(gameId, challengeId)
  const hints = usePricedHints(gameId, challengeId)
  const titles = useTitlesOf(gameId)
  const { list } = useFormat()
  if (!requirements && !cooldown && !hints) return null
  const required = list((requirements?.requires ?? []).map((id) => titles.get(id) ?? `#${id}`))
  return (
    <Card role="group" aria-labelledby="rules-title">
      <div className={styles.cardHead}>
        <h2 id="rules-title" className={styles.cardTitle}>
          <Trans comment="Heading: when a challenge opens for a team, and the pause after wrong answers.">
            Access
          </Trans>
        </h2>
      </div>
      <div className={styles.cardBody}>
        {requirements && (
          <div className={styles.cardHead}>
            <span className={styles.note}>
              {requirements.requires.length === 0 ? (
                <Trans>Open to every team from the start.</Trans>
              ) : (
                <Trans>Opens after: {required}</Trans>
              )}
            </span>
            <Button size="sm" onClick={() => onOpen('requirements')}>
              <Trans comment="Button: chooses what a team must have solved before a challenge opens.">
                Requirements
              </Trans>
            </Button>
          </div>
        )}
        {cooldown && (
          <div className={styles.cardHead}>
            <span className={styles.note}>
              {cooldown.seconds === 0 ? (
                <Trans>No pause after wrong answers.</Trans>
              ) : (
                <PauseNote {...cooldown} />
              )}
            </span>
            <Button size="sm" onClick={() => onOpen('cooldown')}>
              <Trans comment="Button: chooses how long a team waits after wrong answers.">
                Cooldown
              </Trans>
            </Button>
          </div>
        )}
        {hints && (
          <div className={styles.cardHead}>
            <span className={styles.note}>
              <PricesNote prices={hints.hints.map(({ price }) => price)} />
            </span>
            <Button size="sm" onClick={() => onOpen('hints')}>
              <Trans comment="Button: writes hints that teams pay for with points.">
                Hints with a price
              </Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function PauseNote({ wrongAnswers, seconds }: { wrongAnswers: number; seconds: number }) {
  return (
    <Plural
      value={wrongAnswers}
      one={`After each wrong answer, ${seconds} s of pause.`}
      other={`After every # wrong answers, ${seconds} s of pause.`}
    />
  )
}

function PricesNote({ prices }: { prices: readonly number[] }) {
  const { list, number } = useFormat()
  if (prices.length === 0) return <Trans>All hints are free.</Trans>
  const costs = list(prices.map(number))
  return (
    <Trans comment="Prices of hints in points, such as “50 and 100”.">
      Prices of hints, in points: {costs}
    </Trans>
  )
}
