import { markdownHeadings } from '@halyard/ui/markdown'
import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from './contents.css.ts'

/** The headings of a text, beside it. Nothing when there are too few to need a list. */
export function Contents({ source }: { source: string }) {
  const { t } = useLingui()
  const headings = markdownHeadings(source).filter(({ level }) => level <= 2)
  if (headings.length < 2) return null
  return (
    <nav aria-label={t`On this page`} className={styles.contents}>
      <p className={styles.title}>
        <Trans>On this page</Trans>
      </p>
      <ul className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
