import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredObject {
  /** Such as `ab/cdef…`. */
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Epoch milliseconds. */
  readonly changedAtMs: number
}

/** Contents under keys, in a folder or in an S3 bucket. What the keys mean is the business of those who use it. */
export interface ObjectStore {
  /**
   * Stores the content durably: whole or, when the content breaks off, not at all.
   *
   * @param changedAtMs when it changed, if that was before now; a bucket takes no notice
   */
  readonly write: (key: string, content: Readable, changedAtMs?: number) => Promise<void>
  readonly move: (from: string, to: string) => Promise<void>
  /** Undefined where there is nothing. */
  readonly find: (key: string) => Promise<StoredObject | undefined>
  readonly read: (key: string, range?: ByteRange) => Readable
  /** Nothing happens where there is nothing. */
  readonly remove: (key: string) => Promise<void>
  /** Everything below `folder`, which ends with a slash or is empty; in no order. */
  readonly list: (folder: string) => AsyncIterable<StoredObject>
  /** Bytes that can still be stored; rejects while the store cannot be reached. */
  readonly free: () => Promise<number>
}

/** The store did not answer, or refused: nothing of that is the visitor's fault. */
export class StoreAwayError extends Error {}
