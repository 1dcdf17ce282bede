import { Button, Callout, ProgressRing } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Captcha } from '#features/account/use-captcha.ts'
import { useFormat } from '#shared/format.ts'
import * as styles from './captcha-box.css.ts'

/** Shows how far the proof is. It never stops anybody from typing. */
export function CaptchaBox({ captcha: { state, start } }: { captcha: Captcha }) {
  if (state.kind === 'none') return null
  if (state.kind === 'unsupported') return <Unsupported />
  if (state.kind === 'failed') return <Failed onRetry={start} />
  if (state.kind === 'done') return <Done seconds={state.seconds} />
  return <Working state={state} />
}

function Unsupported() {
  const { t } = useLingui()
  return (
    <Callout tone="warn" title={t`This platform asks for a check we cannot show yet`}>
      <Trans>
        It uses Cloudflare Turnstile. Ask an organiser to switch to proof of work, or to create your
        account.
      </Trans>
    </Callout>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button size="sm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return (
    <Callout tone="bad" action={again}>
      <Trans>Your browser could not be checked.</Trans>
    </Callout>
  )
}

function Working({ state }: { state: { kind: 'waiting' } | WorkingState }) {
  const { t } = useLingui()
  const isWorking = state.kind === 'working'
  return (
    <div className={styles.box}>
      <ProgressRing value={isWorking ? state.share : 0} aria-label={t`Check of your browser`} />
      <div>
        <p className={styles.title} role="status">
          {isWorking ? (
            <Trans>Checking your browser</Trans>
          ) : (
            <Trans>Your browser will be checked</Trans>
          )}
        </p>
        <p className={styles.note}>
          {isWorking && state.secondsLeft ? (
            <Plural
              value={state.secondsLeft}
              one="About # second. Keep typing."
              other="About # seconds. Keep typing."
            />
          ) : (
            <Trans>It starts while you type and takes a few seconds.</Trans>
          )}
        </p>
      </div>
    </div>
  )
}

type WorkingState = { kind: 'working'; share: number; secondsLeft: number | undefined }

function Done({ seconds }: { seconds: number }) {
  const { number } = useFormat()
  const time = number(Math.round(seconds * 10) / 10)
  return (
    <div className={styles.box}>
      <span className={styles.done} aria-hidden>
        <Check size={16} />
      </span>
      <div>
        <p className={styles.title} role="status">
          <Trans>Browser checked</Trans>
        </p>
        <p className={styles.note}>
          <Trans>Proof of work done in {time} s</Trans>
        </p>
      </div>
    </div>
  )
}
