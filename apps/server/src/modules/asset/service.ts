import type { Readable } from 'node:stream'
import type { Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { addReference, deleteFileRow, dropReference, lockFile } from '#modules/asset/repository.ts'
import type { Clock } from '#platform/clock.ts'
import type { FileStore, StoredFile } from '#platform/files.ts'

// What other modules ask of the tables of this one.
export { countFiles, listFiles } from '#modules/asset/repository.ts'
export { findUses } from '#modules/asset/uses-repository.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
}

/** Stores a content under a name and counts one reference to it; undefined for an empty content. */
export async function storeFile(
  { db, clock, files }: Needs,
  content: Readable | Buffer,
  name: string,
): Promise<StoredFile | undefined> {
  const received = await files.receive(content)
  try {
    if (received.size === 0) return undefined
    const { hash, size } = received
    // Shown and counted under one lock: a deletion at the same time takes either both or none.
    await inTransaction(db, async (tx) => {
      await lockFile(tx, hash)
      await addReference(tx, { hash, name, size }, clock.now())
      await received.keep()
    })
    return { hash, size }
  } finally {
    await received.discard()
  }
}

/** Gives one reference back; the last one takes the bytes along. False when there is no such file. */
export function releaseFile({ db, files }: Omit<Needs, 'clock'>, hash: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockFile(tx, hash)
    const left = await dropReference(tx, hash)
    if (left === undefined) return false
    if (left === 0) {
      await deleteFileRow(tx, hash)
      await files.remove(hash)
    }
    return true
  })
}

const longestName = 200
/** What says of a file how it is opened. */
const ending = /(?:\.tar)?\.[^.]{1,16}$/

/** As much of a name as is stored; the ending stays. */
function shortened(name: string): string {
  if (name.length <= longestName) return name
  const kept = ending.exec(name)?.[0] ?? ''
  return name.slice(0, longestName - kept.length) + kept
}

/** A name that is safe in a header, a folder and a list: no path, no control characters. */
export function safeFileName(name: string): string {
  const plain = name.split(/[/\\]/).at(-1) ?? ''
  const clean = shortened(
    plain.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"]/gu, '').trim(),
  ).toWellFormed()
  return /^\.*$/.test(clean) ? 'file' : clean
}
