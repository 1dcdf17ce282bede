import { uploadLimits } from '@halyard/api'
import { useSubmitWriteup } from '@halyard/query'
import { useRef, useState } from 'react'
import { asPdf, pdfProblem } from '#features/games/writeup/pdf.ts'
import type { PdfProblem } from '#features/games/writeup/pdf.ts'
import { saveReceipt } from '#features/games/writeup/receipt.ts'
import type { Receipt } from '#features/games/writeup/receipt.ts'
import { now } from '#shared/clock/clock.ts'
import { sha256 } from '#shared/files/sha256.ts'

/** Hands a file in: checks it first, shows progress, can be stopped and repeated. */
export function useUpload(gameId: number) {
  const send = useSubmitWriteup()
  const [problem, setProblem] = useState<PdfProblem>()
  const [share, setShare] = useState<number>()
  const [last, setLast] = useState<File>()
  const [isStopped, setIsStopped] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()
  const stopper = useRef<AbortController>(undefined)

  const start = async (file: File) => {
    setIsStopped(false)
    send.reset()
    const found = await pdfProblem(file, uploadLimits.submitWriteup)
    setProblem(found)
    setLast(found ? undefined : file)
    if (found) return
    const controller = new AbortController()
    stopper.current = controller
    setShare(0)
    const { signal } = controller
    try {
      await send.mutateAsync({ gameId, file: asPdf(file), signal, onProgress: setShare })
      const { name, size } = file
      const fresh = { name, size, sha256: await sha256(file), at: now() }
      saveReceipt(gameId, fresh)
      setReceipt(fresh)
      setLast(undefined)
    } catch {
      // Shown beside the field; a stop of one's own is no failure.
      setIsStopped(signal.aborted)
    } finally {
      setShare(undefined)
    }
  }
  return {
    start: (file: File) => void start(file),
    stop: () => stopper.current?.abort(),
    /** The file that did not get through. */
    retry: last && share === undefined ? () => void start(last) : undefined,
    refuse: (found: PdfProblem) => {
      send.reset()
      setProblem(found)
    },
    problem,
    isStopped,
    /** 0 to 1 while it is on its way. */
    share,
    error: isStopped ? undefined : send.error,
    /** Of the file that was just handed in. */
    receipt,
  }
}
