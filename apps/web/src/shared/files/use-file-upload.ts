import type { FileToSend } from '@halyard/query'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

type Send = (sent: FileToSend) => Promise<unknown>

/** Sends one file: tells how far it is, can be stopped, and sent again when it did not get through. */
export function useFileUpload(send: Send) {
  const [share, setShare] = useState<number>()
  const [isStopped, setIsStopped] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  const { mutate, variables, error, reset } = useMutation({
    mutationFn: (file: File) => {
      const controller = new AbortController()
      stopper.current = controller
      setIsStopped(false)
      setShare(0)
      return send({ file, signal: controller.signal, onProgress: setShare })
    },
    onError: () => setIsStopped(stopper.current?.signal.aborted ?? false),
    onSettled: () => setShare(undefined),
  })
  useEffect(() => () => stopper.current?.abort(), [])
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
