import { Brand, Poster, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet } from 'react-router'
import { Link } from '#shared/link.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { mainId } from '#shared/handle.ts'
import { LanguageMenu } from '#shared/menus/language-menu.tsx'
import { ThemeMenu } from '#shared/menus/theme-menu.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './frame.css.ts'

/** Around log-in and its siblings: one column beside a picture, language and theme at hand. */
export function Component() {
  const { t } = useLingui()
  const { title, slogan, logoUrl } = usePlatform()
  const year = new Date(useCurrentMinute()).getUTCFullYear()
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.bar}>
          <Link to={paths.home()} className={styles.brand} aria-label={t`${title}, home`}>
            <Brand name={title} logoUrl={logoUrl} />
          </Link>
          <LanguageMenu />
          <ThemeMenu />
        </header>
        <main id={mainId} tabIndex={-1} className={styles.middle}>
          <div className={styles.column}>
            <Outlet />
          </div>
        </main>
        <footer className={styles.footer}>
          <span>
            © {year} {title}
          </span>
          <TextLink tone="muted" asChild>
            <Link to={paths.about()}>
              <Trans>About</Trans>
            </Link>
          </TextLink>
        </footer>
      </div>
      <aside className={styles.picture} aria-label={title}>
        <Poster className={styles.fill} name={title} isBrand columns={12} rows={9} scrim="edge">
          {slogan && <p className={styles.slogan}>{slogan}</p>}
        </Poster>
      </aside>
    </div>
  )
}
