import { Button, CopyButton } from '@halyard/ui'
import { project } from '#shared/platform/build.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bug, Eraser, RotateCcw } from 'lucide-react'
import { crashDetails, describeCrash } from '#shared/errors/crash-report.ts'
import type { Crash } from '#shared/errors/crash-report.ts'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { cleanCache } from '#shared/storage/storage.ts'
import * as styles from './crash-screen.css.ts'

const handleClean = () => {
  void cleanCache().finally(() => window.location.reload())
}

/** Something of ours is broken: what is safe, what to try, and a report without secrets. */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const { name, stack } = describeCrash(error)
  return (
    <MessageScreen
      flags={['U', 'X']}
      title={t`This page stopped working`}
      actions={
        <>
          <Button tone="primary" icon={<RotateCcw size={16} />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button icon={<Eraser size={16} />} onClick={handleClean}>
            <Trans>Clear cache</Trans>
          </Button>
        </>
      }
      footer={<Report name={name} stack={stack} />}
    >
      <Trans>The rest of the site is fine. Your flags and teams are safe on the server.</Trans>
    </MessageScreen>
  )
}

/** Message at once; the stack only for whoever asks. */
function Report({ name, stack }: Crash) {
  const { t } = useLingui()
  const details = crashDetails().map(([key, value]) => `${key.padEnd(7)}${value}`)
  const text = [stack, '', ...details].join('\n').trim()
  return (
    <>
      <section
        className={styles.report}
        aria-label={t({ message: 'Report', comment: 'Noun: technical details of a failure.' })}
      >
        <div className={styles.reportHead}>
          <Bug size={16} className={styles.bug} aria-hidden />
          <p className={styles.message}>{name}</p>
          <CopyButton
            size="sm"
            text={`${name}\n${text}`}
            labels={{ copy: t`Copy report`, copied: t`Copied` }}
          />
        </div>
        <details>
          <summary className={styles.summary}>
            <Trans>Show details</Trans>
          </summary>
          <pre className={styles.details}>{text}</pre>
        </details>
      </section>
      <p className={styles.hint}>
        <Trans>
          If it keeps happening, send the report to an organizer. It contains no flags and no
          passwords.
        </Trans>{' '}
        {project.issues !== undefined && (
          <a href={project.issues}>
            <Trans>Report a problem</Trans>
          </a>
        )}
      </p>
    </>
  )
}
