import type { Schema } from '@halyard/api'
import { useUnmarkSignal } from '@halyard/query'
import { Badge, Button, Card } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Undo2 } from 'lucide-react'
import { FactList } from '#features/monitor/signals/fact-list.tsx'
import { kindLabels } from '#features/monitor/signals/signal-labels.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './signals.css.ts'

type Signal = Schema<'SignalModel'>
const search = (name: string, value: string) => new URLSearchParams({ [name]: value })

type SignalCardProps = { gameId: number; signal: Signal; onMark: () => void }

/** One signal: whom it is about, its facts, and who has looked into it. */
export function SignalCard({ gameId, signal, onMark }: SignalCardProps) {
  const { i18n } = useLingui()
  const { kind, teams, challenge, answer, address, mark } = signal
  const label = i18n._(kindLabels[kind])
  const names = teams.map(({ name }) => name).join(', ')
  return (
    <Card asChild padding="none">
      <article className={styles.card} aria-label={`${label}: ${names}`}>
        <div className={styles.head}>
          <Badge tone={mark ? 'ok' : 'warn'}>{label}</Badge>
          <LocalTime at={signal.time} format="dateTime" className={styles.note} />
        </div>
        <div className={styles.names}>
          {teams.map(({ participationId, name }) => (
            <Link
              key={participationId}
              to={`${paths.monitorSubmissions(gameId)}?${search('team', name)}`}
              dir="auto"
              className={styles.link}
            >
              {name}
            </Link>
          ))}
          {challenge && (
            <Link
              to={`${paths.monitorSubmissions(gameId)}?${search('challenge', challenge.title)}`}
              dir="auto"
              className={styles.link}
            >
              {challenge.title}
            </Link>
          )}
          {answer !== null && <code dir="auto">{answer}</code>}
          {address !== null && <code>{address}</code>}
        </div>
        <FactList gameId={gameId} signal={signal} />
        {mark && <Mark mark={mark} />}
        <Actions gameId={gameId} signal={signal} onMark={onMark} />
      </article>
    </Card>
  )
}

function Mark({ mark }: { mark: NonNullable<Signal['mark']> }) {
  const time = <LocalTime at={mark.time} format="dateTime" />
  const name = <bdi>{mark.userName ?? '–'}</bdi>
  return (
    <div>
      <p className={styles.note}>
        <Trans>
          Looked into by {name}, {time}
        </Trans>
      </p>
      {mark.note !== '' && (
        <p dir="auto" className={styles.written}>
          {mark.note}
        </p>
      )}
    </div>
  )
}

function Actions({ gameId, signal, onMark }: SignalCardProps) {
  const { t } = useLingui()
  const textOf = useErrorText()
  const { mutate, isPending } = useUnmarkSignal({
    onError: (error) =>
      toast({ tone: 'bad', title: t`The mark was not removed`, body: textOf(error) }),
  })
  const { id, etag, mark } = signal
  return (
    <div className={styles.actions}>
      {mark && (
        <Button
          icon={<Undo2 size={16} />}
          loading={isPending}
          onClick={() => mutate({ gameId, signal: id, etag })}
        >
          <Trans>Remove the mark</Trans>
        </Button>
      )}
      <Button icon={<Check size={16} />} onClick={onMark}>
        {mark ? <Trans>Edit the note</Trans> : <Trans>Mark as looked into</Trans>}
      </Button>
    </div>
  )
}
