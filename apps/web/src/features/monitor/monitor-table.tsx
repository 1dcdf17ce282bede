import type { MonitorEntry } from '@halyard/query'
import type { MonitorList } from '@halyard/query/live'
import { HouseFlag, StreamTable } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { SecretFlag } from '#features/monitor/secret-flag.tsx'
import { useFilterLink } from '#features/monitor/use-filter.ts'
import type { FilterParam } from '#features/monitor/use-filter.ts'
import { kindIcons, kindTones, useKindWords } from '#features/monitor/use-kinds.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { Link } from '#shared/link.tsx'
import * as styles from './monitor.css.ts'

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
  const columns = useColumns()
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

function useColumns(): readonly DataColumn<MonitorEntry>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t`Time`,
        width: '9rem',
        isMuted: true,
        cell: ({ time }) => <Moment at={time} />,
      },
      {
        id: 'kind',
        header: t({ message: 'Event', comment: 'Column: what happened in a game.' }),
        width: '11rem',
        isPrimary: true,
        cell: (entry) => <Kind entry={entry} />,
      },
      {
        id: 'challenge',
        header: t`Challenge`,
        cell: ({ challenge }) => <Name param="challenge" name={challenge} />,
      },
      { id: 'team', header: t`Team`, cell: (entry) => <Team entry={entry} /> },
      {
        id: 'user',
        header: t`User`,
        width: '10rem',
        isMuted: true,
        hideBelow: 'lg',
        cell: ({ user }) => <Name param="user" name={user} />,
      },
      {
        id: 'text',
        header: t({ message: 'Details', comment: 'Column: a flag, a text, or whose flag it was.' }),
        cell: (entry) => <Details entry={entry} />,
      },
    ],
    [t],
  )
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
              <Name param="challenge" name={entry.challenge} />
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

function Kind({ entry: { kind } }: { entry: MonitorEntry }) {
  const words = useKindWords()
  const Icon = kindIcons[kind]
  return (
    <span className={`${styles.line} ${kindTones[kind]}`}>
      <Icon size={16} aria-hidden />
      {words[kind]}
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
