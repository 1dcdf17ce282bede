import { useAction } from '@halyard/query'
import type { FileToSend } from '@halyard/query'
import { useEffect, useRef, useState } from 'react'

type Send = (sent: FileToSend) => Promise<unknown>

/**
 * Sends one file with progress; can be stopped, and repeated when it failed.
 *
 * @param outlivesScreen it continues when its screen is left, and then shows a failure by itself; else it is stopped
 */
export function useFileUpload(send: Send, { outlivesScreen = false } = {}) {
  const [share, setShare] = useState<number>()
  const [isStopped, setIsStopped] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  const upload = (file: File) => {
    const controller = new AbortController()
    stopper.current = controller
    setIsStopped(false)
    setShare(0)
    return send({ file, signal: controller.signal, onProgress: setShare })
  }
  const { mutate, variables, error, reset } = useAction(upload, {
    onError: () => setIsStopped(stopper.current?.signal.aborted ?? false),
    onSettled: () => setShare(undefined),
  })
  useEffect(
    () => () => {
      if (!outlivesScreen) stopper.current?.abort()
    },
    [outlivesScreen],
  )
  const isOpen = error !== null && variables !== undefined
  return {
    start: (file: File) => mutate(file),
    stop: () => stopper.current?.abort(),
    /** Sends the file that did not get through. */
    retry: isOpen ? () => mutate(variables) : undefined,
    reset,
    /** 0 to 1 while it is on its way. */
    share,
    isStopped,
    /** A stop of one's own is none. */
    error: isStopped ? null : error,
  }
}
