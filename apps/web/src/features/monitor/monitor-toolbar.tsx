import type { EntryKind, MonitorEntry } from '@halyard/query'
import type { MonitorList } from '@halyard/query/live'
import { Badge, Button, FilterChips, Skeleton } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useFilter } from '#features/monitor/use-filter.ts'
import { kindIcons, useKindLabels } from '#features/monitor/use-kinds.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'
import * as styles from './monitor.css.ts'

const MonitorFilters = lazyPart(
  'MonitorFilters',
  () => import('#features/monitor/monitor-filters.tsx'),
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
  /** How many entries the search and the filters leave. */
  found: number
  /** What is done with the list. */
  actions: ReactNode
}

/** Search and filters, all of them in the address. */
export function MonitorToolbar({ list, entries, found, actions }: MonitorToolbarProps) {
  const { t } = useLingui()
  const { choice: filter, set, type } = useFilter()
  const labels = useKindLabels()
  const moreCount = [filter.team, filter.challenge, filter.from, filter.to].filter(Boolean).length
  const [isOpen, setOpen] = useState(moreCount > 0)
  const isWide = useMedia(wideEnough)
  const moreId = useId()
  return (
    <>
      <ListTools>
        <ListSearch
          width="short"
          label={t`Search team, user, challenge, flag`}
          placeholder={t`Team, user, challenge, flag`}
          value={filter.text}
          count={filter.text && t`${plural(found, { one: '# found', other: '# found' })}`}
          onValueChange={(text) => type({ text })}
        />
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
              return { value: kind, label: labels[kind], icon: <Icon size={14} aria-hidden /> }
            })}
            value={filter.kinds}
            onValueChange={(kinds) => set({ kinds })}
          />
        </div>
        <div className={styles.actions}>{actions}</div>
      </ListTools>
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
