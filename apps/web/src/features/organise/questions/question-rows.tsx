import { useLingui } from '@lingui/react/macro'
import { QuestionState } from '#features/organise/questions/question-state.tsx'
import * as styles from '#features/organise/questions/questions.css.ts'
import type { Queue } from '#features/organise/questions/use-queue.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

/** The questions of the queue; one of them is looked at. */
export function QuestionRows({
  rows,
  current,
  choose,
}: Pick<Queue, 'rows' | 'current' | 'choose'>) {
  const { t } = useLingui()
  return (
    <ul className={styles.list} aria-label={t`Questions`}>
      {rows.map((question) => (
        <li key={question.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={question.id === current?.id || undefined}
            onClick={() => choose(question)}
          >
            <span className={styles.meta}>
              <bdi>{question.team}</bdi>
              <LocalTime at={question.askedAt} format="time" />
              <QuestionState question={question} />
            </span>
            <span className={styles.rowText} dir="auto">
              {question.content}
            </span>
            {question.challenge !== null && (
              <span className={styles.meta}>
                <bdi>{question.challenge}</bdi>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
