import type { Challenge } from '@halyard/api'
import { Accordion } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { Markdown } from '#shared/markdown.tsx'

/** The text of a challenge and its hints. */
export function ChallengeText({ challenge }: { challenge: Challenge }) {
  const { t } = useLingui()
  return (
    // What scrolls can be reached by keys, also when there is nothing to press in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.text} tabIndex={0} role="region" aria-label={t`Task`}>
      {challenge.content ? (
        <Markdown source={challenge.content} topLevel={3} />
      ) : (
        <p>
          <Trans>This challenge has no text.</Trans>
        </p>
      )}
      <Hints hints={challenge.hints ?? []} />
    </div>
  )
}

function Hints({ hints }: { hints: readonly string[] }) {
  const { t } = useLingui()
  if (hints.length === 0) return null
  return (
    <section>
      <h3 className={styles.hintsTitle}>
        <span className={styles.hintIcon}>
          <Lightbulb size={16} aria-hidden />
        </span>
        <Trans>Hints</Trans> {hints.length}
      </h3>
      <Accordion
        level={4}
        items={hints.map((hint, index) => {
          const number = index + 1
          return {
            value: String(index),
            title: t`Hint ${number}`,
            content: <Markdown source={hint} size="sm" />,
          }
        })}
      />
    </section>
  )
}
