import { wrap } from 'comlink'
import type { PackReader } from '#features/organise/packs/reader/protocol.ts'
// oxlint-disable-next-line import/default -- Vite makes the address of a worker the default export
import workerUrl from '#features/organise/packs/reader/worker.ts?worker&url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

export type RunningReader = PackReader & {
  /** Ends whatever is under way. */
  stop: () => void
}

/** Starts what reads packs, beside the page. It is loaded now: YAML and archives are none of a visit's business. */
export function startReader(): RunningReader {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The pack reader could not run')))
  })
  broken.catch(() => {})
  const { read, contents } = wrap<PackReader>(worker)
  return {
    read: (source, options) => Promise.race([read(source, options), broken]),
    contents: (source) => Promise.race([contents(source), broken]),
    stop: () => worker.terminate(),
  }
}
