import { buildScoreboard } from '@halyard/rules'
import type { BoardChallengeView, BoardFacts, BoardRow, Scoreboard } from '@halyard/rules'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Schema } from '#modules/operation/operation-types.ts'

/** A scoreboard with everything that readers of it need again and again. */
export interface FinishedBoard {
  readonly board: Scoreboard & Schema<'ScoreboardModel'>
  /** The same for equal boards, in whichever process and however often they were built. */
  readonly digest: string
  readonly builtAtMs: number
  challenge(id: number): BoardChallengeView | undefined
  team(teamId: number): BoardRow | undefined
  /** The board as bytes, ready to send. */
  encoded(encoding: BoardEncoding): Promise<Buffer>
}

export const BOARD_ENCODINGS = ['br', 'gzip', 'identity'] as const
export type BoardEncoding = (typeof BOARD_ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function finishBoard(facts: BoardFacts, builtAtMs: number): FinishedBoard {
  const board = buildScoreboard(facts, { builtAt: builtAtMs })
  const json = JSON.stringify(board)
  const bytes = Buffer.from(json)
  const challenges = new Map(
    Object.values(board.challenges).flatMap((group) => group.map((one) => [one.id, one] as const)),
  )
  const teams = new Map(board.items.map((row) => [row.id, row]))
  const compress = {
    br: () => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => zip(bytes),
    identity: () => Promise.resolve(bytes),
  } satisfies Record<BoardEncoding, () => Promise<Buffer>>
  const made = new Map<BoardEncoding, Promise<Buffer>>()
  return {
    board,
    digest: digestOf(json, builtAtMs),
    builtAtMs,
    challenge: (id) => challenges.get(id),
    team: (teamId) => teams.get(teamId),
    encoded(encoding) {
      const bytesOf = made.get(encoding) ?? compress[encoding]()
      made.set(encoding, bytesOf)
      return bytesOf
    },
  }
}

/** Leaves the time of building out: it stands at the very start of the text. */
function digestOf(json: string, builtAtMs: number): string {
  const content = json.slice(`{"updateTimeUtc":${builtAtMs}`.length)
  return createHash('sha256').update(content).digest('hex').slice(0, 16).toUpperCase()
}
