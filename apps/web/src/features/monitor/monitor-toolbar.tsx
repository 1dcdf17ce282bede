import type { EntryKind, MonitorEntry } from '@halyard/query'
import type { MonitorList } from '@halyard/query/live'
import { Badge, Button, FilterChips, SearchField, Skeleton } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, lazy, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useFilter } from '#features/monitor/use-filter.ts'
import { kindIcons, useKindWords } from '#features/monitor/use-kinds.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './monitor.css.ts'

const MonitorFilters = lazy(() =>
  import('#features/monitor/monitor-filters.tsx').then((module) => ({
    default: module.MonitorFilters,
  })),
)

const wideEnough = from('md')

/** The kinds each list has. */
const kindsOf = {
  events: ['accepted', 'wrong', 'shared', 'started', 'stopped', 'notice'],
  submissions: ['accepted', 'wrong', 'shared', 'unknown', 'checking'],
} as const satisfies Record<MonitorList, readonly EntryKind[]>

type MonitorToolbarProps = {
  list: MonitorList
  entries: readonly MonitorEntry[]
  /** What is done with the list. */
  actions: ReactNode
}

/** Search and filters, all of them in the address. */
export function MonitorToolbar({ list, entries, actions }: MonitorToolbarProps) {
  const { t } = useLingui()
  const { filter, change, type } = useFilter()
  const words = useKindWords()
  const searchKey = useSingleKey('/')
  const moreCount = [filter.team, filter.challenge, filter.from, filter.to].filter(Boolean).length
  const [isOpen, setOpen] = useState(moreCount > 0)
  const isWide = useMedia(wideEnough)
  const moreId = useId()
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t`Search team, user, challenge, flag`}
            placeholder={t`Team, user, challenge, flag`}
            clearLabel={t`Clear the search`}
            shortcut={searchKey}
            value={filter.text}
            onValueChange={(text) => type({ q: text })}
          />
        </div>
        <Button
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans comment="Button: shows further filters of a list.">Filters</Trans>
          {moreCount > 0 && <Badge>{moreCount}</Badge>}
        </Button>
        <div className={styles.chips}>
          <FilterChips
            type="multiple"
            label={t`Kind`}
            isScrolling={!isWide}
            options={kindsOf[list].map((kind) => {
              const Icon = kindIcons[kind]
              return { value: kind, label: words[kind], icon: <Icon size={14} aria-hidden /> }
            })}
            value={filter.kinds}
            onValueChange={(kinds) => change({ type: kinds.join(',') })}
          />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div id={moreId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
            <MonitorFilters entries={entries} />
          </Suspense>
        )}
      </div>
    </>
  )
}
