import { resolveTheme, useAppearance } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckFailed } from '#features/account/captcha/check-failed.tsx'
import type { TurnstileAnswer } from '#features/account/captcha/turnstile/answer.ts'
import { loadTurnstile } from '#features/account/captcha/turnstile/script.ts'
import type { CaptchaAction, Turnstile } from '#features/account/captcha/turnstile/script.ts'

type TurnstileBoxProps = { siteKey: string; action: CaptchaAction; answer: TurnstileAnswer }

/** Cloudflare's check. It is the one thing of another site that a page of ours may show, and only where the server asks for it. */
export function TurnstileBox(props: TurnstileBoxProps) {
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  if (failedTry === tries) {
    return (
      <CheckFailed onRetry={() => setTries(tries + 1)}>
        <Trans>
          The check by Cloudflare could not load. A content blocker or the network may be blocking
          it: allow challenges.cloudflare.com, or ask an organizer.
        </Trans>
      </CheckFailed>
    )
  }
  return <Widget key={tries} {...props} onFail={() => setFailedTry(tries)} />
}

function Widget({ siteKey, action, answer, onFail }: TurnstileBoxProps & { onFail: () => void }) {
  const { i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const handleFail = useEffectEvent(onFail)
  const language = i18n.locale.toLowerCase()
  const { theme } = useAppearance()

  useEffect(() => {
    let end: () => void = () => {}
    let isGone = false
    const fail = () => {
      answer.drop()
      if (!isGone) handleFail()
      return true
    }
    const show = (turnstile: Turnstile) => {
      if (isGone || !place.current) return
      const id = turnstile.render(place.current, {
        sitekey: siteKey,
        action,
        theme: resolveTheme(theme).endsWith('light') ? 'light' : 'dark',
        language,
        size: 'flexible',
        callback: (token) => answer.give(token),
        'expired-callback': () => answer.drop(),
        'error-callback': fail,
      })
      if (id === undefined) {
        fail()
        return
      }
      answer.onRenew = () => turnstile.reset(id)
      end = () => turnstile.remove(id)
    }
    loadTurnstile().then(show, fail)
    return () => {
      isGone = true
      answer.onRenew = () => {}
      end()
    }
  }, [siteKey, action, answer, language, theme])

  return <div ref={place} />
}
