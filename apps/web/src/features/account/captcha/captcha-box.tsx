import { Suspense } from 'react'
import type { CaptchaAction } from '#features/account/captcha/turnstile/script.ts'
import type { Captcha } from '#features/account/captcha/use-captcha.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './captcha-box.css.ts'

const ProofBox = lazyPart('ProofBox', () => import('#features/account/captcha/proof-box.tsx'))

type CaptchaBoxProps = {
  captcha: Captcha
  /** The form that it belongs to. */
  action: CaptchaAction
  /** The form was sent and waits for the proof: it can be stopped. */
  isWaitedFor: boolean
}

/** Shows how far the proof is, where one is asked for. It never stops anybody from typing. */
export function CaptchaBox({ captcha, action, isWaitedFor }: CaptchaBoxProps) {
  const { isAsked, state, start, cancel } = captcha
  if (!isAsked) return null
  return (
    <div className={styles.place}>
      {state && (
        <Suspense>
          <ProofBox
            state={state}
            action={action}
            onStart={start}
            onCancel={isWaitedFor ? cancel : undefined}
          />
        </Suspense>
      )}
    </div>
  )
}
