/** UTF-8 text that is written from its start to its end, in one block of memory that can go to another thread. */
export interface TextPage {
  /** Bytes so far. */
  length(): number
  write(text: string): void
  copy(bytes: Uint8Array): void
  /** What was written; the page itself is used up. The block may be larger than it. */
  finish(): Uint8Array<ArrayBuffer>
}

/** A character of JavaScript is at most so many bytes. */
const BYTES_PER_UNIT = 3
const GROWTH = 1.25

/** Starts with room for so many bytes; what it has to move later costs time. */
export function createTextPage(room: number): TextPage {
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
