import { limits, uploadLimits } from '@halyard/api'
import { Callout } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import type {
  FlagProblem,
  LineProblem,
  LinkProblem,
} from '#features/organise/flags/add/flag-lines.ts'
import type { FileProblem } from '#features/organise/flags/attachment/upload-queue.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

/** Lines that are listed; of more only the number is said. */
const shown = 20

const { maxLength } = limits.flagCreateModel.flag
const { maxLength: linkLength } = limits.flagCreateModel.remoteUrl

/** What is wrong with a flag, a link or a file, in words. */
export function useProblemTexts(): (problem: FlagProblem | LinkProblem | FileProblem) => string {
  const { t } = useLingui()
  const { limit } = useFormat()
  const largest = limit(uploadLimits.uploadAssets)
  const labels = {
    empty: t`It is empty.`,
    tooLong: t`It is longer than ${maxLength} characters.`,
    invisible: t`It contains an invisible character, which nobody could type.`,
    noLink: t`The link is missing.`,
    notHttp: t`The link has to begin with http:// or https://, or with / for a file of this platform.`,
    badLink: t`The link is not a complete address.`,
    longLink: t`The link is longer than ${linkLength} characters.`,
    large: t`The file is larger than ${largest}.`,
    same: t`Another flag has the same file: its team could submit this flag.`,
  } satisfies Record<FlagProblem | LinkProblem | FileProblem, string>
  return (problem) => labels[problem]
}

/** The lines that are not added, each with its number and what is wrong with it. */
export function LineProblems({ problems }: { problems: readonly LineProblem[] }) {
  const { t } = useLingui()
  const textOf = useProblemTexts()
  if (problems.length === 0) return null
  const describe = (problem: LineProblem): string => {
    if (problem.kind === 'repeated') {
      const { sameAs } = problem
      return t`Line ${sameAs} has the same flag.`
    }
    if (problem.kind === 'known') return t`The challenge has this flag already.`
    return textOf(problem.kind)
  }
  const count = problems.length
  const more = count - shown
  return (
    <Callout
      tone="warn"
      title={<Plural value={count} one="# line is not added:" other="# lines are not added:" />}
    >
      <ul className={styles.problems}>
        {problems.slice(0, shown).map((problem) => {
          const { line } = problem
          const reason = describe(problem)
          return <li key={line}>{t`Line ${line}: ${reason}`}</li>
        })}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </Callout>
  )
}
