/** Bytes that wait to be written, copied: kept as they came, each would hold on to the memory of the read it came from. */
export interface Staging {
  readonly add: (parts: readonly Uint8Array[], bytes: number) => void
  /** All that waits, oldest first; give it back with `release()`. */
  readonly take: () => readonly Block[]
  readonly release: (blocks: readonly Block[]) => void
}

/** Whole records, one after the other. */
export interface Block {
  readonly bytes: Buffer
  used: number
}

/** Larger than any record. */
const BLOCK_BYTES = 512 * 1024
/** Blocks that are kept for the next bytes, of all files together. */
const KEPT = 64
const kept: Block[] = []

export function createStaging(): Staging {
  const waiting: Block[] = []
  return {
    add(parts, bytes) {
      let block = waiting.at(-1)
      if (!block || block.used + bytes > BLOCK_BYTES) {
        block = kept.pop() ?? { bytes: Buffer.allocUnsafeSlow(BLOCK_BYTES), used: 0 }
        waiting.push(block)
      }
      for (const part of parts) {
        block.bytes.set(part, block.used)
        block.used += part.byteLength
      }
    },
    take: () => waiting.splice(0),
    release(blocks) {
      for (const block of blocks) {
        block.used = 0
        if (kept.length < KEPT) kept.push(block)
      }
    },
  }
}
