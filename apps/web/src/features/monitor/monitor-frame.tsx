import { Container, NavTab, NavTabs } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FeedsProvider } from '#features/monitor/feeds.tsx'
import { useMonitorSections } from '#shared/layout/admin-sections.ts'
import { SectionCount } from '#shared/layout/section-count.tsx'
import { useSharedSearch } from '#features/monitor/use-filter.ts'
import { NavLink } from '#shared/link.tsx'
import * as styles from './monitor.css.ts'

/** Tabs between what staff watches of a game. */
export function MonitorFrame({ gameId, children }: { gameId: number; children: ReactNode }) {
  const { t } = useLingui()
  const sections = useMonitorSections(gameId)
  const search = useSharedSearch()
  return (
    <>
      <Container width="wide" className={styles.sections}>
        <NavTabs label={t`Watching the game`} look="pills">
          {sections.map(({ name, to, label, Icon, isExact = false }) => (
            <NavTab key={to} icon={<Icon size={16} aria-hidden />}>
              <NavLink to={`${to}${search}`} end={isExact}>
                {label}
                <SectionCount name={name} gameId={gameId} />
              </NavLink>
            </NavTab>
          ))}
        </NavTabs>
      </Container>
      <FeedsProvider gameId={gameId}>{children}</FeedsProvider>
    </>
  )
}
