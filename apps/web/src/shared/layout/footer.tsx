import { Container, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { MarkdownLine } from '#shared/content/markdown.tsx'
import { paths } from '#shared/paths.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './footer.css.ts'

/** Below the reading pages: whose platform it is, and what its organisers want to say. */
export function Footer() {
  const { title, footerInfo } = usePlatform()
  const year = new Date(useCurrentMinute()).getUTCFullYear()
  return (
    <footer className={styles.footer}>
      <Container width="page">
        <div className={styles.row}>
          <span>
            © {year} {title}
          </span>
          {footerInfo && (
            <span dir="auto">
              <MarkdownLine source={footerInfo.replaceAll('<mbr/>', ' ')} />
            </span>
          )}
          <TextLink tone="muted" asChild>
            <Link to={paths.about()}>
              <Trans>About</Trans>
            </Link>
          </TextLink>
        </div>
      </Container>
    </footer>
  )
}
