import type { ContainerOutput } from '@halyard/api'
import { CodeBlock, DotLabel } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'

type TestOutputProps = {
  /** Undefined where the server does not send it; null while it has not, or cannot. */
  output: ContainerOutput | null | undefined
  isRunning: boolean
}

/** What the test instance wrote, and how it ended. */
export function TestOutput({ output, isRunning }: TestOutputProps) {
  const { t } = useLingui()
  if (!output) {
    return (
      <p className={styles.note}>
        {output === undefined ? (
          <Trans>
            This server does not pass on the output of containers. When one does not start, the
            reason appears here; the log of your container engine has the rest.
          </Trans>
        ) : isRunning ? (
          <Trans>The output of the instance is not there yet.</Trans>
        ) : (
          <Trans>Its output appears here, and why it stopped. Players never see it.</Trans>
        )}
      </p>
    )
  }
  const { text, exitCode, isOutOfMemory } = output
  return (
    <section aria-label={t`Output of the test instance`} className={styles.output}>
      <div role="status">
        {exitCode !== null && (
          <DotLabel tone={exitCode === 0 ? 'warn' : 'bad'}>
            {isOutOfMemory ? (
              <Trans>It ended: out of memory (status {exitCode})</Trans>
            ) : (
              <Trans>It ended with status {exitCode}</Trans>
            )}
          </DotLabel>
        )}
      </div>
      {text === '' ? (
        <p className={styles.note}>
          <Trans>It has not written anything.</Trans>
        </p>
      ) : (
        <CodeBlock
          code={text}
          labels={{ copy: t`Copy the output`, copied: t`Copied`, wrap: t`Wrap lines` }}
        />
      )}
    </section>
  )
}
