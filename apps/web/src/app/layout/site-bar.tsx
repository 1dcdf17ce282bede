import { AppBar, BarDivider, Brand, NavItem, SearchButton, SiteNav } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { ComponentType } from 'react'
import { Link, NavLink, PartLink } from '#shared/link.tsx'
import { AccountMenu } from '#app/layout/account-menu.tsx'
import { NoticesBellHost } from '#app/hosts/notices-bell-host.tsx'
import { InstancesBarHost } from '#app/hosts/instances-bar-host.tsx'
import { LanguageMenu } from '#shared/menus/language-menu.tsx'
import { ThemeMenu } from '#shared/menus/theme-menu.tsx'
import { openPalette } from '#shared/menus/palette.ts'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useMayOpen } from '#shared/session/user.ts'
import * as styles from './site-layout.css.ts'

type SiteBarProps = {
  /** Says where inside the site we are. */
  Context?: ComponentType | undefined
}

/** The upper bar of every page. */
export const SiteBar = memo(function SiteBar({ Context }: SiteBarProps) {
  const { t } = useLingui()
  const { title, logoUrl } = usePlatform()
  return (
    <AppBar
      start={
        <>
          <Link to={paths.home()} className={styles.brandLink} aria-label={t`${title}, home`}>
            <Brand name={title} logoUrl={logoUrl} isBrief={Boolean(Context)} />
          </Link>
          {Context && (
            <>
              <BarDivider />
              <Context />
            </>
          )}
        </>
      }
      nav={<Nav />}
      end={
        <>
          {/* They come later than the rest, and move nothing where they stand. */}
          <InstancesBarHost />
          <NoticesBellHost />
          <SearchButton
            label={t({
              message: 'Search or run a command',
              comment: 'Opens the command palette: finds pages and runs commands.',
            })}
            keys={['Ctrl', 'K']}
            onClick={openPalette}
          />
          <LanguageMenu />
          <span className={styles.theme} data-beside={Context ? 'context' : undefined}>
            <ThemeMenu />
          </span>
          <AccountMenu />
        </>
      }
    />
  )
})

function Nav() {
  const { t } = useLingui()
  const isAdmin = useMayOpen()('adminGames')
  return (
    <SiteNav
      label={t({ message: 'Site', comment: 'Name of the main navigation of the platform.' })}
    >
      <NavItem>
        <NavLink to={paths.games()}>
          <Trans>Games</Trans>
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink to={paths.teams()}>
          <Trans>Teams</Trans>
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink to={paths.posts()}>
          <Trans comment="Articles that the organisers publish on the platform.">Posts</Trans>
        </NavLink>
      </NavItem>
      <NavItem>
        <NavLink to={paths.about()}>
          <Trans comment="Link to the page about this platform.">About</Trans>
        </NavLink>
      </NavItem>
      {isAdmin && (
        <NavItem>
          <PartLink to={paths.adminGames()} part="/admin/*">
            <Trans comment="Link to the pages for administrators.">Admin</Trans>
          </PartLink>
        </NavItem>
      )}
    </SiteNav>
  )
}
