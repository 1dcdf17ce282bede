import { isAbort } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import type { Download } from '@halyard/query'
import { useRef, useState } from 'react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

type Receive = (options: {
  signal: AbortSignal
  onProgress: (bytes: number) => void
}) => Promise<Download>

/**
 * Downloads a file that the server makes on demand, shows how much has arrived, and can be stopped.
 *
 * @param failed title of the message when it fails
 */
export function useReceivedFile(receive: Receive, failed: string) {
  /** Undefined while nothing is on its way. */
  const [bytes, setBytes] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  const run = async () => {
    const controller = new AbortController()
    stopper.current = controller
    setBytes(0)
    try {
      saveDownload(await receive({ signal: controller.signal, onProgress: setBytes }))
    } catch (error) {
      if (!controller.signal.aborted && !isAbort(error))
        toast({ tone: 'bad', title: failed, body: <ErrorMessage error={error} /> })
    } finally {
      setBytes(undefined)
    }
  }
  return { bytes, start: () => void run(), stop: () => stopper.current?.abort() }
}
