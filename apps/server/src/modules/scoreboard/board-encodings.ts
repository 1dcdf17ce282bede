import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotliOptions, brotliSteps } from '#modules/scoreboard/brotli-steps.ts'
import type { BrotliStep } from '#modules/scoreboard/brotli-steps.ts'

export const BOARD_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type BoardEncoding = (typeof BOARD_ENCODINGS)[number]

/** The bytes of one board in the encodings in which it is sent. */
export interface BoardEncodings {
  encoded(encoding: BoardEncoding): Promise<Buffer>
  /** The same synchronously, if it is ready. */
  ready(encoding: BoardEncoding): Buffer | undefined
  /** Stops making further encodings. */
  retire(): void
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Chosen by measurement on a board of 9.4 MB: 56 ms for 1.14 MB; the usual level 6 takes 97 ms for 7 % less. */
const GZIP = { level: 4 }

/** Only one board is compressed at a time: libuv's thread pool has other work. */
let turn: Promise<void> = Promise.resolve()

/** The text, its first brotli encoding, and further encodings that are made on request or once the board has not changed for a while. */
export function encodeBoard(bytes: Buffer, firstBrotli: Buffer): BoardEncodings {
  const ready = new Map<BoardEncoding, Buffer>([
    ['identity', bytes],
    ['br', firstBrotli],
  ])
  const [, ...steps] = brotliSteps(bytes.length)
  let smallest = firstBrotli
  let timer: NodeJS.Timeout | undefined
  let isRetired = false
  let zipping: Promise<Buffer> | undefined

  const makeSmaller = async ({ quality }: BrotliStep) => {
    if (isRetired) return
    const made = await brotli(bytes, brotliOptions(bytes.length, quality))
    if (made.length < smallest.length) smallest = made
    ready.set('br', smallest)
    waitForNext()
  }
  const waitForNext = () => {
    const step = steps.shift()
    if (!step || isRetired) return
    const takeTurn = () => {
      // What cannot be compressed is sent as it is.
      turn = turn.then(() => makeSmaller(step)).catch(() => undefined)
    }
    timer = setTimeout(takeTurn, step.calmMs).unref()
  }
  const zipOnce = async () => {
    const zipped = await zip(bytes, GZIP)
    ready.set('gzip', zipped)
    return zipped
  }
  waitForNext()

  return {
    encoded: async (encoding) => ready.get(encoding) ?? (zipping ??= zipOnce()),
    ready: (encoding) => ready.get(encoding),
    retire() {
      isRetired = true
      clearTimeout(timer)
    },
  }
}
