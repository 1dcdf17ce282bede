import { useGetEditGame } from '@halyard/query'
import { NavTab, NavTabs, SideNav, SideNavGroup, SideNavItem } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { useGameSections, usePlatformSections } from '#shared/layout/admin-sections.ts'
import type { Section } from '#shared/layout/admin-sections.ts'
import { NavLink } from '#shared/link.tsx'
import { parseId } from '#shared/params.ts'
import * as styles from './admin-nav.css.ts'

/** Sections of the platform, and of the game that is open; on narrower screens tabs, those of a game in its own bar. */
export function AdminNav() {
  const { t } = useLingui()
  const gameId = parseId(useParams().gameId)
  const platform = usePlatformSections()
  return (
    <>
      {gameId === undefined && <Tabs sections={platform} />}
      <div className={styles.nav}>
        <SideNav label={t`Administration`}>
          <SideNavGroup
            label={<Trans comment="Group of pages about the whole site.">Platform</Trans>}
          >
            <Sections sections={platform} />
          </SideNavGroup>
          {gameId !== undefined && <OpenGame gameId={gameId} />}
        </SideNav>
      </div>
    </>
  )
}

function Tabs({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.tabs}>
      <NavTabs label={t`Platform`} isBare>
        {sections.map(({ to, label, Icon, isExact }) => (
          <NavTab key={to} icon={<Icon size={16} aria-hidden />}>
            <NavLink to={to} {...(isExact && { end: true })}>
              {label}
            </NavLink>
          </NavTab>
        ))}
      </NavTabs>
    </div>
  )
}

function OpenGame({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const { data: game } = useGetEditGame(gameId)
  return (
    <SideNavGroup label={<bdi>{game?.title ?? t`Game`}</bdi>}>
      <Sections sections={useGameSections(gameId)} />
    </SideNavGroup>
  )
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ to, label, Icon, isExact }) => (
    <SideNavItem key={to} icon={<Icon size={16} aria-hidden />} label={label}>
      <NavLink to={to} {...(isExact && { end: true })} />
    </SideNavItem>
  ))
}
