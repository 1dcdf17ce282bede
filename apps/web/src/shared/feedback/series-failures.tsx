import { Plural } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import * as styles from './series-failures.css.ts'

/** Failures that are spelled out. */
const mostShown = 5

export type SeriesFailure = { title: string; error: unknown }

type SeriesFailuresProps = {
  failures: readonly SeriesFailure[]
  leftCount: number
  /** Says which failed. */
  isNamed: boolean
}

/** Which of a series failed and why, and how many were not tried. */
export function SeriesFailures({ failures, leftCount, isNamed }: SeriesFailuresProps) {
  const more = failures.length - mostShown
  return (
    <ul className={styles.failures}>
      {failures.slice(0, mostShown).map(({ title, error }) => (
        <li key={title}>
          {isNamed && (
            <>
              <bdi>{title}</bdi>:{' '}
            </>
          )}
          <ErrorMessage error={error} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="# more failed" other="# more failed" />
        </li>
      )}
      {leftCount > 0 && (
        <li>
          <Plural value={leftCount} one="# was left as it is" other="# were left as they are" />
        </li>
      )}
    </ul>
  )
}
