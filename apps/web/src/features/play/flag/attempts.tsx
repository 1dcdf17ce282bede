import type { Challenge } from '@halyard/api'
import { Plural, Trans } from '@lingui/react/macro'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { useSubmissions } from '#features/play/flag/submissions-store.ts'

/** How often the team has tried, and the flags of this tab that were wrong; the server shows nobody which flags others sent. */
export function Attempts({ challenge: { id, attempts } }: { challenge: Challenge }) {
  const wrong = useSubmissions().wrong[id] ?? []
  if (attempts === 0 && wrong.length === 0) return null
  return (
    <section className={`${styles.section} ${styles.laterOnPhone}`}>
      <h3 className={styles.sectionTitle}>
        <Plural value={attempts} one="# attempt of your team" other="# attempts of your team" />
      </h3>
      {wrong.length > 0 && (
        <details>
          <summary>
            <Trans>Wrong flags submitted from this tab</Trans>
          </summary>
          <ul className={styles.wrongFlags}>
            {wrong.toReversed().map((answer) => (
              <li key={answer}>
                <code dir="ltr">{answer}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
