import { isAbort } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '#features/organise/certificates/certificate-worker.ts'

/** Makes certificates and saves them; reports how many are ready, and stops with the screen. */
export function useMaking(fileName: string) {
  const [count, setCount] = useState<number>()
  const [error, setError] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const run = async (make: () => Promise<Blob>, name: string) => {
    setError(undefined)
    setCount(0)
    try {
      saveDownload({ blob: await make(), fileName: name })
    } catch (cause) {
      if (!isAbort(cause)) setError(cause)
    }
    setCount(undefined)
  }
  return {
    /** Ready ones while some are made. */
    count,
    error,
    stop: () => stop.current?.abort(),
    saveAll: (order: Order) =>
      run(async () => {
        const { drawArchive } = await import('#features/organise/certificates/make-certificates.ts')
        stop.current = new AbortController()
        const bytes = await drawArchive(order, {
          signal: stop.current.signal,
          onProgress: setCount,
        })
        return new Blob([bytes], { type: 'application/zip' })
      }, `${fileName}.zip`),
    saveSample: (order: Order) =>
      run(async () => {
        const { drawSample } = await import('#features/organise/certificates/make-certificates.ts')
        return new Blob([await drawSample(order)], { type: 'application/pdf' })
      }, `${fileName}.pdf`),
  }
}
