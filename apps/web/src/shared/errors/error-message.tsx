import { ApiError, askedPauseMs } from '@halyard/api'
import { browserNow, useFromNow } from '#shared/clock/clock.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import { TryAgainIn } from '#shared/feedback/seconds-left.tsx'

/** A failure in the reader's language; where the server asks to wait, with the time that is left. */
export function ErrorMessage({ error }: { error: unknown }) {
  const text = useErrorText()(error)
  if (!(error instanceof ApiError) || error.status !== 429) return text
  return (
    <>
      {text} <Wait error={error} />
    </>
  )
}

/** When each refusal ends, by the browser's clock. It may be shown in several places, and again after a change of screen. */
const ends = new WeakMap<ApiError, number>()

function endOf(error: ApiError): number {
  const end = ends.get(error) ?? browserNow() + askedPauseMs(error)
  ends.set(error, end)
  return end
}

/** Read aloud once, not with each second. */
function Wait({ error }: { error: ApiError }) {
  const seconds = useFromNow(() => Math.max(0, Math.ceil((endOf(error) - browserNow()) / 1000)))
  return (
    <span aria-live="off">
      <TryAgainIn seconds={seconds} />
    </span>
  )
}
