import { ApiError, isAbort } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { describeCrash } from '#shared/errors/crash-report.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'

/** A promise whose failure nobody took: told in a toast, since the page itself still stands. */
export function useUnhandled(): void {
  const { t } = useLingui()
  const errorText = useErrorText()
  const title = t`Something went wrong in the background`
  useEffect(() => {
    const handleRejection = ({ reason }: PromiseRejectionEvent) => {
      // A call that was given up is not a failure.
      if (isAbort(reason)) return
      const body = reason instanceof ApiError ? errorText(reason) : describeCrash(reason).name
      toast({ tone: 'bad', id: 'unhandled', title, body })
    }
    window.addEventListener('unhandledrejection', handleRejection)
    return () => window.removeEventListener('unhandledrejection', handleRejection)
  }, [title, errorText])
}
