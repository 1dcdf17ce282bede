import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createUploadQueue } from '#features/organise/flags/attachment/upload-queue.ts'
import { useFileStore } from '#features/organise/flags/attachment/use-file-store.ts'

/** The files that are sent for a challenge, as state. Leaving the screen stops them; those that are stored are remembered. */
export function useUploadQueue(challengeId: number) {
  const files = useFileStore(challengeId)
  const [queue] = useState(() => createUploadQueue(files))
  useEffect(() => () => queue.stop(), [queue])
  return { queue, uploads: useStore(queue.store, ({ uploads }) => uploads) }
}
