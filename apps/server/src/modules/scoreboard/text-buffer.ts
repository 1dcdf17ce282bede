/** An append-only UTF-8 buffer in one ArrayBuffer, which can be transferred to another thread. */
export interface TextBuffer {
  /** Bytes so far. */
  length(): number
  write(text: string): void
  copy(bytes: Uint8Array): void
  /** The written bytes; the buffer cannot be used afterwards. The underlying ArrayBuffer may be larger. */
  finish(): Uint8Array<ArrayBuffer>
}

/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const BYTES_PER_UNIT = 3
const GROWTH = 1.25

/** Starts with capacity for that many bytes; growing costs a copy. */
export function createTextBuffer(room: number): TextBuffer {
  let page = Buffer.from(new ArrayBuffer(room))
  let length = 0
  const makeRoom = (bytes: number) => {
    const needed = length + bytes
    if (needed > page.length) page = Buffer.from(page.buffer.transfer(Math.ceil(needed * GROWTH)))
  }
  return {
    length: () => length,
    write(text) {
      makeRoom(text.length * BYTES_PER_UNIT)
      length += page.write(text, length)
    },
    copy(bytes) {
      makeRoom(bytes.length)
      page.set(bytes, length)
      length += bytes.length
    },
    finish: () => new Uint8Array(page.buffer, 0, length),
  }
}
