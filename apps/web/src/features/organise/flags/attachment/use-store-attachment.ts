import { useSetAttachment } from '@halyard/query'
import { useState } from 'react'
import type { Leftover } from '#features/organise/flags/list/leftovers.ts'
import { storeFile } from '#features/organise/flags/attachment/store-file.ts'
import { useFileStore } from '#features/organise/flags/attachment/use-file-store.ts'
import { useFileUpload } from '#shared/files/use-file-upload.ts'
import { sha256 } from '#shared/files/sha256.ts'

/** Stores a file and makes it the attachment of a challenge. What is stored and not used is remembered. */
export function useStoreAttachment(gameId: number, challengeId: number) {
  const store = useFileStore(challengeId)
  const [isResuming, setIsResuming] = useState(false)
  const { mutateAsync: setAttachment } = useSetAttachment()

  const attach = async (hash: string) => {
    await setAttachment({ gameId, challengeId, attachmentType: 'Local', fileHash: hash })
    store.leftovers.drop([hash])
  }
  const upload = useFileUpload(async ({ file, signal, onProgress }) => {
    const hash = await storeFile(file, await sha256(file), store, {
      signal,
      onProgress: (share) => {
        setIsResuming(false)
        onProgress?.(share)
      },
      onWaiting: () => setIsResuming(true),
    })
    if (hash !== undefined) await attach(hash)
  })
  return {
    upload,
    /** The connection dropped; it resumes by itself. */
    isResuming: isResuming && upload.share !== undefined,
    /** Uses what an earlier visit sent. */
    adopt: ({ hash }: Leftover) => attach(hash),
  }
}
