import { proxy, wrap } from 'comlink'
import type { Remote } from 'comlink'
import type { Drawer, Order } from '#features/organise/certificates/certificate-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import workerUrl from '#features/organise/certificates/certificate-worker.ts?worker&url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

/** The first certificate of an order, to look at. */
export const drawSample = (order: Order) => inWorker(({ sample }) => sample(order))

/** All certificates of an order in a ZIP archive. To stop it rejects with what the signal says. */
export const drawArchive = (
  order: Order,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (count: number) => void },
) => inWorker(({ archive }) => archive(order, proxy(onProgress)), signal)

async function inWorker<Result>(
  run: (drawer: Remote<Drawer>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const ended = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The certificates could not be made')))
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([run(wrap<Drawer>(worker)), ended])
  } finally {
    worker.terminate()
  }
}
