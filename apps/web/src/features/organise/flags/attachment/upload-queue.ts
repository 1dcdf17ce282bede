import { isAbort, uploadLimits } from '@halyard/api'
import pLimit from 'p-limit'
import { createStore } from 'zustand/vanilla'
import type { Leftover } from '#features/organise/flags/list/leftovers.ts'
import { storeFile } from '#features/organise/flags/attachment/store-file.ts'
import type { FileStore } from '#features/organise/flags/attachment/store-file.ts'
import { sha256 } from '#shared/files/sha256.ts'

/** Files on their way at the same time; more only share the same line. */
const parallel = 3

/** Why a file is not sent: it is empty, larger than any server takes, or another flag has the same one. */
export type FileProblem = 'empty' | 'large' | 'same'

export type UploadState =
  | { step: 'waiting' }
  /** @property share 0 to 1 */
  | { step: 'sending'; share: number }
  /** The connection dropped; it resumes by itself. */
  | { step: 'resuming' }
  | { step: 'stored'; hash: string }
  | { step: 'failed'; error: unknown }
  | { step: 'refused'; problem: FileProblem }

export type Upload = {
  readonly id: string
  readonly name: string
  readonly size: number
  /** SHA-256 once it is known. */
  readonly hash: string | undefined
  readonly state: UploadState
}

type Hashes = ReadonlySet<string>

/** Files that are added together. */
type Batch = {
  listedBefore: () => Promise<Hashes>
  /** What other flags of the challenge have. */
  used: Hashes
}

/** Files that are sent a few at a time, each for itself: what failed can be sent again, and what is stored stays stored. */
export function createUploadQueue(files: FileStore) {
  const { leftovers, listStored, discard } = files
  const store = createStore<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }))
  const limit = pLimit(parallel)
  const running = new Map<string, { file: File; stopper: AbortController }>()
  let lastId = 0

  const uploads = () => store.getState().uploads
  const change = (id: string, changes: Partial<Upload>) =>
    store.setState({
      uploads: uploads().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    })
  const takeOut = (id: string) =>
    store.setState({ uploads: uploads().filter((upload) => upload.id !== id) })

  async function run(id: string, file: File, { listedBefore, used }: Batch) {
    if (!uploads().some((upload) => upload.id === id)) return
    const stopper = new AbortController()
    const { signal } = stopper
    running.set(id, { file, stopper })
    const setState = (state: UploadState) => change(id, { state })
    try {
      setState({ step: 'sending', share: 0 })
      const hash = await sha256(file)
      const isSame = uploads().some((other) => other.id !== id && other.hash === hash)
      if (hash !== undefined && (used.has(hash) || isSame)) {
        setState({ step: 'refused', problem: 'same' })
        return
      }
      change(id, { hash })
      const stored = await storeFile(file, hash, files, {
        signal,
        listedBefore,
        onProgress: (share) => setState({ step: 'sending', share }),
        onWaiting: () => setState({ step: 'resuming' }),
      })
      if (stored === undefined) setState({ step: 'refused', problem: 'empty' })
      else change(id, { hash: stored, state: { step: 'stored', hash: stored } })
    } catch (error) {
      if (!isAbort(error)) setState({ step: 'failed', error })
    }
  }

  function start(added: readonly (readonly [id: string, file: File])[], used: Hashes) {
    const batch = { listedBefore: once(listStored), used }
    for (const [id, file] of added) void limit(() => run(id, file, batch))
  }

  return {
    store,
    /** @param used hashes of files that flags of the challenge have */
    add(chosen: readonly File[], used: Hashes) {
      const added = chosen.map((file) => {
        const problem = problemOf(file)
        const state: UploadState = problem ? { step: 'refused', problem } : { step: 'waiting' }
        const upload = {
          id: `${++lastId}`,
          name: file.name,
          size: file.size,
          hash: undefined,
          state,
        }
        return { upload, file }
      })
      store.setState({ uploads: [...uploads(), ...added.map(({ upload }) => upload)] })
      const accepted = added.filter(({ upload }) => upload.state.step === 'waiting')
      start(
        accepted.map(({ upload, file }) => [upload.id, file] as const),
        used,
      )
    },
    /** Takes over what an earlier visit sent. */
    adopt(sent: readonly Leftover[]) {
      const adopted = sent.map(({ hash, name, size }): Upload => {
        return { id: `${++lastId}`, name, size, hash, state: { step: 'stored', hash } }
      })
      store.setState({ uploads: [...uploads(), ...adopted] })
    },
    /** Sends again what did not get through. */
    retry(used: Hashes) {
      const failed = uploads().filter(({ state }) => state.step === 'failed')
      const again = failed.flatMap(({ id }) => {
        const file = running.get(id)?.file
        change(id, { state: { step: 'waiting' }, hash: undefined })
        return file ? [[id, file] as const] : []
      })
      start(again, used)
    },
    /** Stops a file, and takes it from the server if it got there. */
    async remove(upload: Upload) {
      running.get(upload.id)?.stopper.abort()
      takeOut(upload.id)
      const { hash, name } = upload
      if (hash === undefined || !leftovers.has({ hash, name })) return
      if ((await listStored()).has(hash)) await discard(hash)
      leftovers.drop([hash])
    },
    /** They are used now. */
    release(hashes: readonly string[]) {
      leftovers.drop(hashes)
      store.setState({
        uploads: uploads().filter(({ hash }) => hash === undefined || !hashes.includes(hash)),
      })
    },
    /** The screen is left: nothing is sent any more. */
    stop() {
      limit.clearQueue()
      for (const { stopper } of running.values()) stopper.abort()
    },
  }
}

function problemOf({ size }: File): FileProblem | undefined {
  if (size === 0) return 'empty'
  return size > uploadLimits.uploadAssets ? 'large' : undefined
}

/** Asks once for all who want to know; a failure is asked again. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}
