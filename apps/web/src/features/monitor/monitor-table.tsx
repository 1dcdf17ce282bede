import type { MonitorEntry } from '@halyard/query'
import type { MonitorList } from '@halyard/query/live'
import { HouseFlag, StreamTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, use, useMemo } from 'react'
import { CategoriesContext } from '#features/monitor/categories.ts'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { useFilterLink } from '#features/monitor/use-filter.ts'
import type { FilterParam } from '#features/monitor/use-filter.ts'
import { kindIcons, kindTones, useKindLabels } from '#features/monitor/use-kinds.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { backgroundPart } from '#shared/lazy-part.ts'
import { Link } from '#shared/link.tsx'
import * as styles from './monitor.css.ts'

const ChallengeIcon = backgroundPart(
  'ChallengeIcon',
  () => import('#features/monitor/challenge-icon.tsx'),
)

const SolveCorrection = backgroundPart(
  'SolveCorrection',
  () => import('#features/monitor/corrections/solve-correction.tsx'),
)

const wideEnough = from('md')
const keyOf = ({ key }: MonitorEntry) => key
const isShared = ({ kind }: MonitorEntry) => kind === 'shared'

type MonitorTableProps = {
  list: MonitorList
  rows: readonly MonitorEntry[]
  newCount: number
  onShowNew: () => void
}

/** The entries; each name leads to everything about it. */
export function MonitorTable({ list, rows, newCount, onShowNew }: MonitorTableProps) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const columns = useColumns(list)
  const cards = useCards()
  return (
    <StreamTable
      label={list === 'events' ? t`Events` : t`Submissions`}
      columns={isWide ? columns : cards}
      lines={isWide ? 1 : 3}
      rows={rows}
      rowKey={keyOf}
      isBad={isShared}
      {...(newCount > 0 && {
        newRows: t`${plural(newCount, { one: 'Show # new entry', other: 'Show # new entries' })}`,
        onShowNew,
      })}
    />
  )
}

function useColumns(list: MonitorList): readonly DataColumn<MonitorEntry>[] {
  const { t } = useLingui()
  return useMemo(() => {
    const challenge: DataColumn<MonitorEntry> = {
      id: 'challenge',
      header: t`Challenge`,
      cell: (entry) => <Challenge entry={entry} />,
    }
    const team: DataColumn<MonitorEntry> = {
      id: 'team',
      header: t`Team`,
      cell: (entry) => <Team entry={entry} />,
    }
    const user: DataColumn<MonitorEntry> = {
      id: 'user',
      header: t`User`,
      width: '10rem',
      isMuted: true,
      hideBelow: 'lg',
      cell: ({ user: name }) => <Name param="user" name={name} />,
    }
    const begin: DataColumn<MonitorEntry>[] = [
      {
        id: 'time',
        header: t`Time`,
        width: '9rem',
        isMuted: true,
        cell: ({ time }) => <Moment at={time} />,
      },
      {
        id: 'kind',
        header:
          list === 'events'
            ? t({ message: 'Event', comment: 'Column: what happened in a game.' })
            : t({ message: 'Result', comment: 'Column: the verdict on a flag.' }),
        // Beside a verdict there may be that it was voided, and the button for it.
        width: list === 'events' ? '11rem' : '19rem',
        isPrimary: true,
        cell: (entry) => <Kind entry={entry} />,
      },
    ]
    const details = {
      id: 'text',
      header:
        list === 'events'
          ? t({ message: 'Details', comment: 'Column: a flag, a text, or whose flag it was.' })
          : t({ message: 'Answer', comment: 'Column: the flag that a team sent.' }),
      cell: (entry: MonitorEntry) => <Details entry={entry} />,
    }
    return list === 'events'
      ? [...begin, challenge, team, user, details]
      : [...begin, details, team, user, challenge]
  }, [t, list])
}

function useCards(): readonly DataColumn<MonitorEntry>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'entry',
        header: t({ message: 'Event', comment: 'Column: what happened in a game.' }),
        isPrimary: true,
        cell: (entry) => (
          <div className={styles.card}>
            <span className={styles.ends}>
              <Team entry={entry} />
              <Moment at={entry.time} />
            </span>
            <span className={styles.line}>
              <Kind entry={entry} />
              <Challenge entry={entry} />
            </span>
            <Details entry={entry} />
          </div>
        ),
      },
    ],
    [t],
  )
}

/** To the second; of other days than today with the date. */
function Moment({ at }: { at: number }) {
  const { clock, shortDate } = useFormat()
  const today = shortDate(useCurrentMinute())
  const date = shortDate(at)
  return (
    <LocalTime at={at} className={styles.muted}>
      {date === today ? clock(at) : `${date} ${clock(at)}`}
    </LocalTime>
  )
}

function Kind({ entry }: { entry: MonitorEntry }) {
  const { kind } = entry
  const labels = useKindLabels()
  const Icon = kindIcons[kind]
  return (
    <span className={`${styles.line} ${kindTones[kind]}`}>
      <span className={styles.plate}>
        <Icon size={14} aria-hidden />
      </span>
      {labels[kind]}
      {kind === 'accepted' && entry.submissionId !== undefined && (
        <Suspense>
          <SolveCorrection entry={entry} />
        </Suspense>
      )}
    </span>
  )
}

function Name({ param, name }: { param: FilterParam; name: string }) {
  const to = useFilterLink(param, name)
  if (!name) return null
  return (
    <Link to={to} replace preventScrollReset dir="auto" className={styles.link}>
      {name}
    </Link>
  )
}

function Challenge({ entry: { challenge } }: { entry: MonitorEntry }) {
  const category = use(CategoriesContext).get(challenge)
  if (!challenge) return null
  return (
    <span className={styles.line}>
      {category && (
        <Suspense>
          <ChallengeIcon category={category} />
        </Suspense>
      )}
      <Name param="challenge" name={challenge} />
    </span>
  )
}

function Team({ entry: { team } }: { entry: MonitorEntry }) {
  if (!team) return null
  return (
    <span className={styles.line}>
      <HouseFlag name={team} size={18} />
      <Name param="team" name={team} />
    </span>
  )
}

function Details({ entry: { kind, text, owner } }: { entry: MonitorEntry }) {
  if (owner) {
    return (
      <span className={styles.line}>
        <span className={styles.muted}>
          <Trans comment="Before the name of the team whose flag another team sent.">Flag of</Trans>
        </span>
        <Name param="team" name={owner} />
      </span>
    )
  }
  if (kind === 'notice') return <span dir="auto">{text}</span>
  return <SecretFlag text={text} />
}
