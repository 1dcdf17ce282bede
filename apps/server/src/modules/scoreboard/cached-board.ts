import type { BoardChallengeView, BoardRow, Scoreboard } from '@halyard/rules'
import type { Schema } from '#modules/operation/operation-types.ts'
import { encodeBoard } from '#modules/scoreboard/board-encodings.ts'
import type { BoardEncodings } from '#modules/scoreboard/board-encodings.ts'
import type { BuiltBoard } from '#modules/scoreboard/board-tasks.ts'

/** A scoreboard with everything that readers of it need again and again. */
export interface CachedBoard {
  /** The same for equal boards, in whichever process and however often they were built. */
  readonly digest: string
  readonly builtAtMs: number
  /** Start of the game, epoch milliseconds: the board is not public before. */
  readonly startsAtMs: number
  /** The board is not for everybody, see `modules/game/visibility.ts`. */
  readonly isHidden: boolean
  /** Solves from then on are not on it, epoch milliseconds; undefined where all of them are. */
  readonly freezesAtMs: number | undefined
  /** It says that it is frozen. */
  readonly isFrozen: boolean
  /** By category, in the board's order. */
  readonly challenges: Readonly<Record<string, BoardChallengeView[]>>
  challenge(id: number): BoardChallengeView | undefined
  team(teamId: number): BoardRow | undefined
  /** The whole board; read from its text at every call, so not for what happens often. */
  scoreboard(): Scoreboard & Schema<'ScoreboardModel'>
  /** The board as bytes, ready to send; retired when another board replaces it. */
  readonly forms: BoardEncodings
}

/** What is known of a board besides its text. */
export type BoardTraits = Pick<
  CachedBoard,
  'builtAtMs' | 'startsAtMs' | 'isHidden' | 'freezesAtMs' | 'isFrozen'
>

export function cacheBoard(made: BuiltBoard, traits: BoardTraits): CachedBoard {
  const bytes = bufferOf(made.bytes)
  const challenges = new Map(
    Object.values(made.challenges).flatMap((group) => group.map((one) => [one.id, one] as const)),
  )
  return {
    digest: made.digest,
    ...traits,
    challenges: made.challenges,
    challenge: (id) => challenges.get(id),
    team(teamId) {
      const place = placeOf(made.rows, teamId)
      return place && JSON.parse(bytes.toString('utf8', ...place))
    },
    scoreboard: () => JSON.parse(bytes.toString()),
    forms: encodeBoard(bytes, bufferOf(made.brotli)),
  }
}

/** The same memory. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** First byte and end of a team's row. */
function placeOf(rows: Int32Array, teamId: number): [start: number, end: number] | undefined {
  for (let at = 0; at < rows.length; at += 3)
    if (rows[at] === teamId) return [rows[at + 1] ?? 0, rows[at + 2] ?? 0]
  return undefined
}
