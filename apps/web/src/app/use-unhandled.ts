import { ApiError, isAbort } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { describeCrash } from '#shared/errors/crash-report.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'

/**
 * A failure that nobody took, of a promise, a timer or a press: told in a toast, since the page itself still stands. What comes from
 * elsewhere, such as an extension of the browser, is not ours to tell.
 */
export function useUnhandled(): void {
  const { t } = useLingui()
  const errorText = useErrorText()
  const title = t`Something went wrong in the background`
  useEffect(() => {
    const tell = (reason: unknown) => {
      // A call that was given up is not a failure.
      if (isAbort(reason)) return
      const body = reason instanceof ApiError ? errorText(reason) : describeCrash(reason).name
      toast({ tone: 'bad', id: 'unhandled', title, body })
    }
    const handleRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
    const handleError = ({ error, filename }: ErrorEvent) => {
      // Browsers also report as errors, without one, that a layout took longer than a frame.
      if (error instanceof Error && isOurs(filename)) tell(error)
    }
    window.addEventListener('unhandledrejection', handleRejection)
    window.addEventListener('error', handleError)
    return () => {
      window.removeEventListener('unhandledrejection', handleRejection)
      window.removeEventListener('error', handleError)
    }
  }, [title, errorText])
}

const isOurs = (filename: string) =>
  filename === '' || new URL(filename, window.location.href).origin === window.location.origin
