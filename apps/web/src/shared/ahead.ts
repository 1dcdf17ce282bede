import { clockSampleOf } from '@halyard/api'
import type { Ahead } from '#boot/ahead.ts'
import { recordSample } from '#shared/clock/clock.ts'

/** An answer that was asked for ahead, as if it were asked for now. */
export async function readAhead({ answer, sentMs }: Ahead, signal: AbortSignal): Promise<Response> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const { response, receivedMs } = await Promise.race([answer, stopped])
  const sample = clockSampleOf(response, sentMs, receivedMs)
  if (sample) recordSample(sample)
  // Its date was read already, and would be wrong for a response that seems to be sent now.
  const headers = new Headers(response.headers)
  headers.delete('Date')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}
