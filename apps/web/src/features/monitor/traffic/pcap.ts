/** One captured frame. */
export type Frame = {
  /** Epoch milliseconds. */
  readonly at: number
  readonly bytes: Uint8Array
}

const headBytes = 24
const recordBytes = 16
const magic = 0xa1b2c3d4
const ethernet = 1
/** No frame is larger; what announces more is damaged. */
const mostFrameBytes = 262_144

export type PcapReader = {
  /** Takes the next bytes of the file, cut anywhere. */
  push: (bytes: Uint8Array) => void
  /** Whether the file ends within a frame, or has one that cannot be. */
  isCut: () => boolean
}

/** What a file is when its first bytes are not those of a capture with Ethernet frames. */
export class NotACapture extends Error {
  override readonly name = 'NotACapture'
}

/**
 * Reads a pcap file, the classic format with microseconds, as it comes in.
 *
 * @param onFrame its bytes are good until it returns
 */
export function createPcapReader(onFrame: (frame: Frame) => void): PcapReader {
  let rest: Uint8Array = new Uint8Array()
  let isLittle = true
  let hasHead = false
  let isDamaged = false

  const readHead = (view: DataView) => {
    isLittle = view.getUint32(0, true) === magic
    const isPcap = isLittle || view.getUint32(0) === magic
    if (!isPcap || view.getUint32(20, isLittle) !== ethernet) throw new NotACapture()
    hasHead = true
  }

  /** @returns where the first frame that is not whole begins */
  const readFrames = (bytes: Uint8Array, view: DataView, start: number): number => {
    let at = start
    while (at + recordBytes <= bytes.length) {
      const length = view.getUint32(at + 8, isLittle)
      if (length > mostFrameBytes) {
        isDamaged = true
        return at
      }
      const end = at + recordBytes + length
      if (end > bytes.length) return at
      const seconds = view.getUint32(at, isLittle)
      const micros = view.getUint32(at + 4, isLittle)
      onFrame({
        at: seconds * 1000 + micros / 1000,
        bytes: bytes.subarray(at + recordBytes, end),
      })
      at = end
    }
    return at
  }

  return {
    push(chunk) {
      if (isDamaged) return
      const bytes = joined(rest, chunk)
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      let start = 0
      if (!hasHead && bytes.length >= headBytes) {
        readHead(view)
        start = headBytes
      }
      rest = bytes.subarray(hasHead ? readFrames(bytes, view, start) : 0)
    },
    isCut: () => !hasHead || isDamaged || rest.length > 0,
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
