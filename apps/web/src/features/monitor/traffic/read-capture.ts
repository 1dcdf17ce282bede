import { transfer, wrap } from 'comlink'
import type { CaptureSummary } from '#features/monitor/traffic/capture-summary.ts'
import type { CaptureReader } from '#features/monitor/traffic/worker.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import workerUrl from '#features/monitor/traffic/worker.ts?worker&url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

/** A capture may have gigabytes. So much of one is downloaded to look at it. */
export const mostBytes = 64 * 1024 * 1024

/** Sums up a capture as it comes in, beside the page. Ends early when it is aborted, and after `mostBytes`. */
export async function readCapture(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<CaptureSummary> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The capture could not be read')))
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
  broken.catch(() => {})
  const from = body.getReader()
  try {
    return await Promise.race([summaryOf(from, wrap<CaptureReader>(worker)), broken])
  } finally {
    worker.terminate()
    await from.cancel().catch(() => {})
  }
}

async function summaryOf(
  from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  { push, end }: ReturnType<typeof wrap<CaptureReader>>,
): Promise<CaptureSummary> {
  let bytes = 0
  while (bytes < mostBytes) {
    const { done, value } = await from.read()
    if (done) return end(true)
    bytes += value.length
    await push(transfer(value, [value.buffer]))
  }
  return end(false)
}
