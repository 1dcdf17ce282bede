import { mkdir, open, rm, statfs } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createStaging } from '#modules/capture/staging.ts'
import type { Block } from '#modules/capture/staging.ts'

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
  const staging = createStaging()
  let queued = 0
  /** Taken so far, written or waiting. */
  let taken = 0
  let written = 0
  let lookAt = 0
  let hasStopped = false
  /** Nothing more reaches the disk, not even what waits. */
  let isBroken = false
  let handle: FileHandle | undefined
  let pumping: Promise<void> | undefined

  const stop = (reason: Stop, error?: unknown) => {
    if (!hasStopped) onStop(reason, error)
    hasStopped = true
  }
  const breakOff = (reason: Stop, error?: unknown) => {
    isBroken = true
    stop(reason, error)
  }

  const flush = async (blocks: readonly Block[]) => {
    if (!handle) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      handle = await open(path, 'wx', 0o600)
    }
    if (written >= lookAt) {
      const { bavail, bsize } = await statfs(dirname(path))
      if (bavail * bsize < limits.reserveBytes) return breakOff('disk')
      lookAt = written + LOOK_EVERY_BYTES
    }
    const parts = blocks.map(({ bytes, used }) => bytes.subarray(0, used))
    const { bytesWritten } = await handle.writev(parts, written)
    if (bytesWritten < sizeOf(blocks))
      throw new Error('a recording could not be written as a whole')
    written += bytesWritten
  }

  /** One write comes to its end in each turn of the event loop, in which megabytes may have come: so each takes all there is. */
  const pump = async () => {
    for (let blocks = staging.take(); blocks.length > 0; blocks = staging.take()) {
      try {
        if (!isBroken) await flush(blocks)
      } catch (error) {
        breakOff('error', error)
        // Cuts off a record of which only a part was written.
        await handle?.truncate(written).catch(() => undefined)
      }
      queued -= sizeOf(blocks)
      staging.release(blocks)
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
      staging.add(parts, bytes)
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

const sizeOf = (blocks: readonly Block[]) => blocks.reduce((sum, { used }) => sum + used, 0)
