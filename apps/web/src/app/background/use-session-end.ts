import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#shared/feedback/feedback.ts'
import { onSessionLost } from '#shared/session/session.ts'

/** When the server no longer knows us: says so, and lets the guards of the page decide again who may stay. */
export function useSessionEnd(): void {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const title = t`Your session has ended`
  const body = t`Log in again to continue.`
  useEffect(
    () =>
      onSessionLost(() => {
        toast({ tone: 'warn', id: 'session', title, body })
        void revalidate()
      }),
    [title, body, revalidate],
  )
}
