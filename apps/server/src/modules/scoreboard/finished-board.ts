import type { BoardChallengeView, BoardRow, Scoreboard } from '@halyard/rules'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { MadeBoard } from '#modules/scoreboard/thread-jobs.ts'

/** A scoreboard with everything that readers of it need again and again. */
export interface FinishedBoard {
  /** The same for equal boards, in whichever process and however often they were built. */
  readonly digest: string
  readonly builtAtMs: number
  /** When the game begins, epoch milliseconds: nobody may see the board before. */
  readonly startsAtMs: number
  /** By category, in the board's order. */
  readonly challenges: Readonly<Record<string, BoardChallengeView[]>>
  challenge(id: number): BoardChallengeView | undefined
  team(teamId: number): BoardRow | undefined
  /** The whole board; read from its text at every call, so not for what happens often. */
  scoreboard(): Scoreboard & Schema<'ScoreboardModel'>
  /** The board as bytes, ready to send. */
  encoded(encoding: BoardEncoding): Promise<Buffer>
  /** The same at once, if somebody has asked for it before. */
  ready(encoding: BoardEncoding): Buffer | undefined
  /** Another board took its place: its forms are not worth more work. */
  retire(): void
}

export const BOARD_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type BoardEncoding = (typeof BOARD_ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Chosen by measurement on a board of 9.4 MB (5,000 teams, 100,000 solves) with this window: quality 1 takes 20 ms for
 * 1.20 MB, quality 4 takes 80 ms for 1.02 MB, quality 5 takes 130 to 215 ms for 2 % less. So a large board is sent at
 * once in the first form, and in the second when nothing has changed for a moment.
 */
const QUICK = 1
const SMALL = 4
const LGWIN = 18
/** Boards of fewer bytes are made small at once. */
const LARGE_FROM_BYTES = 1_000_000
const CALM_MS = 2000
/** As above: 56 ms for 1.14 MB; the usual level 6 takes 97 ms for 7 % less. */
const GZIP = { level: 4 }

export function finishBoard(
  made: MadeBoard,
  { builtAtMs, startsAtMs }: { builtAtMs: number; startsAtMs: number },
): FinishedBoard {
  const bytes = Buffer.from(made.bytes.buffer)
  const challenges = new Map(
    Object.values(made.challenges).flatMap((group) => group.map((one) => [one.id, one] as const)),
  )
  let calm: NodeJS.Timeout | undefined
  let isRetired = false
  const inBrotli = (quality: number) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: LGWIN,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
  const improve = async () => {
    const better = await inBrotli(SMALL)
    making.set('br', Promise.resolve(better))
    ready.set('br', better)
  }
  const compress = {
    async br() {
      if (bytes.length < LARGE_FROM_BYTES) return inBrotli(SMALL)
      const quick = await inBrotli(QUICK)
      if (!isRetired) calm = setTimeout(() => void improve(), CALM_MS).unref()
      return quick
    },
    gzip: () => zip(bytes, GZIP),
    identity: () => Promise.resolve(bytes),
  } satisfies Record<BoardEncoding, () => Promise<Buffer>>
  const making = new Map<BoardEncoding, Promise<Buffer>>()
  const ready = new Map<BoardEncoding, Buffer>([['identity', bytes]])
  return {
    digest: made.digest,
    builtAtMs,
    startsAtMs,
    challenges: made.challenges,
    challenge: (id) => challenges.get(id),
    team(teamId) {
      const place = placeOf(made.rows, teamId)
      return place && JSON.parse(bytes.toString('utf8', ...place))
    },
    scoreboard: () => JSON.parse(bytes.toString()),
    encoded(encoding) {
      const known = making.get(encoding)
      if (known) return known
      const begun = compress[encoding]().then((done) => {
        ready.set(encoding, done)
        return done
      })
      making.set(encoding, begun)
      return begun
    },
    ready: (encoding) => ready.get(encoding),
    retire() {
      isRetired = true
      clearTimeout(calm)
    },
  }
}

/** First byte and end of a team's row. */
function placeOf(rows: Int32Array, teamId: number): [start: number, end: number] | undefined {
  for (let at = 0; at < rows.length; at += 3)
    if (rows[at] === teamId) return [rows[at + 1] ?? 0, rows[at + 2] ?? 0]
  return undefined
}
