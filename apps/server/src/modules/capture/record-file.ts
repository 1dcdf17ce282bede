import { mkdir, open, rm, statfs } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface FileLimits {
  /** Bytes after which a file takes nothing more. */
  readonly fileBytes: number
  /** Bytes that may wait for a slow disk; what does not fit is left out. */
  readonly queueBytes: number
  /** Bytes of the disk that stay free for everything else. */
  readonly reserveBytes: number
}

/** Why a file takes nothing more. */
export type Stop = 'full' | 'disk' | 'error'

/** A file that is being recorded. Writing never waits and never throws. */
export interface RecordFile {
  /** Takes the parts of one record as a whole or, where there is no room, not at all. */
  readonly write: (parts: readonly Uint8Array[]) => void
  /** Resolves with the bytes in the file once all that was taken is written; an empty file does not stay. */
  readonly close: () => Promise<number>
}

interface Options {
  readonly limits: FileLimits
  /** Called at most once. */
  readonly onStop: (stop: Stop, error?: unknown) => void
}

/** The free space is looked at again after so many bytes. */
const LOOK_EVERY_BYTES = 64 * 1024 * 1024

export function createRecordFile(path: string, { limits, onStop }: Options): RecordFile {
  let queue: Uint8Array[] = []
  let queued = 0
  /** Taken so far, written or waiting. */
  let taken = 0
  let written = 0
  let lookAt = 0
  let hasStopped = false
  let handle: FileHandle | undefined
  let pumping: Promise<void> | undefined

  const stop = (reason: Stop, error?: unknown) => {
    if (!hasStopped) onStop(reason, error)
    hasStopped = true
  }
  /** Also gives up what waits. */
  const abandon = (reason: Stop, error?: unknown) => {
    queue = []
    stop(reason, error)
  }

  const flush = async () => {
    if (!handle) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      handle = await open(path, 'wx', 0o600)
    }
    if (written >= lookAt) {
      const { bavail, bsize } = await statfs(dirname(path))
      if (bavail * bsize < limits.reserveBytes) return abandon('disk')
      lookAt = written + LOOK_EVERY_BYTES
    }
    const parts = queue
    const bytes = queued
    queue = []
    const { bytesWritten } = await handle.writev(parts, written)
    queued -= bytes
    if (bytesWritten < bytes) throw new Error('a recording could not be written as a whole')
    written += bytes
  }

  const pump = async () => {
    try {
      while (queue.length > 0) await flush()
    } catch (error) {
      abandon('error', error)
      // Cuts off a record of which only a part was written.
      await handle?.truncate(written).catch(() => undefined)
    }
    pumping = undefined
  }

  return {
    write(parts) {
      if (hasStopped) return
      const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
      if (taken + bytes > limits.fileBytes) return stop('full')
      if (queued + bytes > limits.queueBytes) return
      taken += bytes
      queued += bytes
      queue.push(...parts)
      pumping ??= pump()
    },
    async close() {
      await pumping
      hasStopped = true
      await handle?.close()
      if (handle && written === 0) await rm(path)
      return written
    },
  }
}
