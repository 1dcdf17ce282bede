import { useGetEditGame } from '@halyard/query'
import { NavTab, NavTabs, SideNav, SideNavGroup, SideNavItem } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { AdminGameSwitcher } from '#shared/layout/admin-game-switcher.tsx'
import { useGameSections, useGameWays, usePlatformSections } from '#shared/layout/admin-sections.ts'
import type { PlatformGroup, PlatformSection, Section } from '#shared/layout/admin-sections.ts'
import { SectionCount } from '#shared/layout/section-count.tsx'
import { NavLink } from '#shared/link.tsx'
import { parseId } from '#shared/params.ts'
import * as styles from './admin-nav.css.ts'

/** Sections of the game that is open and of the platform; on narrower screens tabs, those of a game in its own bar. */
export function AdminNav() {
  const { t } = useLingui()
  const gameId = parseId(useParams().gameId)
  const platform = usePlatformSections()
  return (
    <>
      {gameId === undefined && <Tabs sections={platform} />}
      <div className={styles.nav}>
        <SideNav label={t`Administration`}>
          {gameId !== undefined && <OpenGame gameId={gameId} />}
          <PlatformGroups sections={platform} />
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

function PlatformGroups({ sections }: { sections: readonly PlatformSection[] }) {
  const labels = {
    platform: <Trans comment="Group of pages about the whole site.">Platform</Trans>,
    people: <Trans comment="Group of pages: users and teams.">People</Trans>,
    system: <Trans comment="Group of pages: settings and the server itself.">System</Trans>,
  } satisfies Record<PlatformGroup, React.ReactNode>
  const groups = ['platform', 'people', 'system'] as const
  return groups.map((name) => (
    <SideNavGroup key={name} label={labels[name]}>
      <Sections sections={sections.filter(({ group }) => group === name)} />
    </SideNavGroup>
  ))
}

function OpenGame({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const { data: game } = useGetEditGame(gameId)
  const ways = useGameWays(gameId)
  return (
    <>
      <SideNavGroup
        label={<AdminGameSwitcher game={{ id: gameId, title: game?.title ?? t`Game` }} />}
      >
        <Sections sections={useGameSections(gameId)} gameId={gameId} />
      </SideNavGroup>
      <SideNavGroup label={<Trans>See the game</Trans>}>
        <Sections sections={ways} />
      </SideNavGroup>
    </>
  )
}

type SectionsProps = { sections: readonly Section[]; gameId?: number }

function Sections({ sections, gameId = 0 }: SectionsProps) {
  return sections.map(({ name, to, label, Icon, isExact }) => (
    <SideNavItem
      key={to}
      icon={<Icon size={16} aria-hidden />}
      label={label}
      meta={<SectionCount name={name} gameId={gameId} />}
    >
      <NavLink to={to} {...(isExact && { end: true })} />
    </SideNavItem>
  ))
}
