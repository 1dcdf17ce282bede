import type { Schema } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { factLabels } from '#features/monitor/signals/signal-labels.ts'
import { useDuration } from '#shared/format/duration.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './signals.css.ts'

type Signal = Schema<'SignalModel'>
type FactListProps = { gameId: number; signal: Signal }

/** What was recorded, in the order of its times; each answer leads to the submissions of its team at that challenge. */
export function FactList({ gameId, signal }: FactListProps) {
  return (
    <ul className={styles.facts}>
      {signal.facts.map((fact) => (
        <Fact
          key={`${fact.what}-${fact.participationId}-${fact.challengeId}-${fact.userName}-${fact.time}`}
          {...{ gameId, signal, fact }}
        />
      ))}
    </ul>
  )
}

type FactProps = FactListProps & { fact: Signal['facts'][number] }

function Fact({ gameId, signal, fact }: FactProps) {
  const { i18n } = useLingui()
  const { what, time, userName, seconds, medianSeconds, submissionId } = fact
  const team = signal.teams.find(({ participationId }) => participationId === fact.participationId)
  const challenge = fact.challenge ?? signal.challenge?.title
  const search = new URLSearchParams({ team: team?.name ?? '', challenge: challenge ?? '' })
  return (
    <li className={styles.fact}>
      <span className={styles.factName}>
        {what === 'opened' && time === null ? (
          <Trans comment="Of a challenge, by a team.">Never opened</Trans>
        ) : (
          i18n._(factLabels[what])
        )}
      </span>
      {time !== null && <LocalTime at={time} format="dateTime" />}
      {signal.teams.length > 1 && <bdi>{team?.name}</bdi>}
      {userName !== null && <bdi className={styles.note}>{userName}</bdi>}
      {fact.challenge !== null && <bdi>{fact.challenge}</bdi>}
      {seconds !== null && <Before kind={signal.kind} seconds={seconds} />}
      {medianSeconds !== null && <Median seconds={medianSeconds} />}
      {submissionId !== null && (
        <Link to={`${paths.monitorSubmissions(gameId)}?${search}`} className={styles.link}>
          <Trans>Submissions</Trans>
        </Link>
      )}
    </li>
  )
}

/** Seconds as such while they are few. */
function useSecondsText() {
  const { t } = useLingui()
  const { number } = useFormat()
  const { duration } = useDuration()
  return (seconds: number) => {
    const count = number(seconds)
    return seconds < 120
      ? t({ message: `${count} s`, comment: 'Seconds.' })
      : duration(seconds * 1000)
  }
}

function Before({ kind, seconds }: { kind: Signal['kind']; seconds: number }) {
  const span = useSecondsText()(seconds)
  return (
    <span>
      {kind === 'foreignFlag' ? (
        <Trans>{span} before the flag was sent</Trans>
      ) : (
        <Trans>{span} before the solve</Trans>
      )}
    </span>
  )
}

function Median({ seconds }: { seconds: number }) {
  const span = useSecondsText()(seconds)
  return (
    <span className={styles.note}>
      <Trans>Median of all teams: {span}</Trans>
    </span>
  )
}
