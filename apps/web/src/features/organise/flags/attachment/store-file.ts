import type { StoredFile } from '@halyard/api'
import { patiently } from '@halyard/query'
import type { Leftovers } from '#features/organise/flags/list/leftovers.ts'

type Hashes = ReadonlySet<string>

type SendOptions = { signal?: AbortSignal | undefined; onProgress: (share: number) => void }

/** The server's files, and what this browser sent for one challenge. */
export type FileStore = {
  leftovers: Leftovers
  /** Hashes of what the server has at this moment. */
  listStored: () => Promise<Hashes>
  send: (file: File, options: SendOptions) => Promise<Pick<StoredFile, 'hash'> | undefined>
  /** Takes a file away that nothing uses. */
  discard: (hash: string) => Promise<void>
}

type StoreFileOptions = SendOptions & {
  /** What the server had before this file and others with it were sent; asked for once it is needed. */
  listedBefore?: () => Promise<Hashes>
  /** The connection dropped; it is tried again in a moment. */
  onWaiting?: () => void
  /** Milliseconds before the first repetition. */
  firstWait?: number
}

/**
 * Brings a file to the server over a connection that may drop. It is not sent again when it got through before: in an earlier try
 * for the same challenge, or in one whose answer was lost.
 *
 * @param hash undefined where the browser cannot work it out; then a lost answer means that it is sent again
 * @returns the server's hash of it; undefined for an empty file, which servers do not store
 */
export async function storeFile(
  file: File,
  hash: string | undefined,
  { leftovers, listStored, send }: Omit<FileStore, 'discard'>,
  { listedBefore = listStored, onWaiting, firstWait, ...options }: StoreFileOptions,
): Promise<string | undefined> {
  const patience = { signal: options.signal, onWaiting, firstWait }
  const { name, size } = file
  const wasThere = hash !== undefined && (await patiently(listedBefore, patience)).has(hash)
  if (wasThere && leftovers.has({ hash, name })) return hash
  // Written down before it is sent: the tab may be closed before the answer comes.
  const isNew = hash !== undefined && !wasThere
  if (isNew) leftovers.add({ hash, name, size })
  const stored = await patiently(async (attempt) => {
    if (attempt > 1 && isNew && (await listStored()).has(hash)) return { hash }
    return send(file, options)
  }, patience)
  if (stored) leftovers.add({ hash: stored.hash, name, size })
  return stored?.hash
}
