import { ApiError, isAbort } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import { i18n } from '#i18n/i18n.ts'
import { describeCrash } from '#shared/errors/crash-report.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/**
 * Shows unhandled errors of promises, timers and presses in a toast: the page itself still works. What comes from
 * elsewhere, such as an extension of the browser, is not shown.
 *
 * @returns how to stop
 */
export function toastUnhandled(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('unhandledrejection', ({ reason }) => showToast(reason), { signal })
  window.addEventListener('error', handleError, { signal })
  return () => stop.abort()
}

function handleError({ error, filename }: ErrorEvent): void {
  // Browsers also report as errors, without one, that a layout took longer than a frame.
  if (error instanceof Error && isOurs(filename)) showToast(error)
}

function showToast(reason: unknown): void {
  // A call that was given up is not a failure.
  if (isAbort(reason)) return
  toast({
    tone: 'bad',
    id: 'unhandled',
    title: i18n._(msg`Something went wrong in the background`),
    body: reason instanceof ApiError ? <ErrorMessage error={reason} /> : describeCrash(reason).name,
  })
}

const isOurs = (filename: string) =>
  filename === '' || new URL(filename, window.location.href).origin === window.location.origin
