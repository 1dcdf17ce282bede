import { Button, ProgressRing } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Suspense } from 'react'
import { CheckFailed } from '#features/account/captcha/check-failed.tsx'
import type { ProofState } from '#features/account/captcha/proof.ts'
import type { CaptchaAction } from '#features/account/captcha/turnstile/script.ts'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './proof-box.css.ts'

const TurnstileBox = lazyPart(
  'TurnstileBox',
  () => import('#features/account/captcha/turnstile/turnstile-box.tsx'),
)

type ProofBoxProps = {
  state: ProofState
  action: CaptchaAction
  onStart: () => void
  /** Given once the form waits for the proof. */
  onCancel: (() => void) | undefined
}

/** How far the proof is: the browser's own work, or Cloudflare's widget. */
export function ProofBox({ state, action, onStart, onCancel }: ProofBoxProps) {
  if (state.kind === 'turnstile') {
    return (
      <Suspense>
        <TurnstileBox siteKey={state.siteKey} action={action} answer={state.answer} />
      </Suspense>
    )
  }
  if (state.kind === 'failed') {
    return (
      <CheckFailed onRetry={onStart}>
        <Trans>Your browser could not be checked.</Trans>
      </CheckFailed>
    )
  }
  if (state.kind === 'done') return <Done seconds={state.seconds} />
  return <Working state={state} onCancel={onCancel} />
}

type WorkingProps = {
  state: { kind: 'waiting' } | WorkingState
  onCancel?: (() => void) | undefined
}

function Working({ state, onCancel }: WorkingProps) {
  const { t } = useLingui()
  const isWorking = state.kind === 'working'
  return (
    <div className={styles.box}>
      <ProgressRing value={isWorking ? state.share : 0} label={t`Browser check`} />
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
      {onCancel && (
        <Button size="sm" className={styles.end} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
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
