import Negotiator from 'negotiator'
import { BOARD_ENCODINGS } from '#modules/scoreboard/board-encodings.ts'
import type { BoardEncoding } from '#modules/scoreboard/board-encodings.ts'

/** The most compact encoding of the board that the client accepts. */
export function preferredEncoding(header: string | string[] | undefined): BoardEncoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header?.toString() } })
  const accepted = negotiator.encodings(BOARD_ENCODINGS)
  return BOARD_ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
