import { wholeType } from '@halyard/api/answers'
import { packBoard, startPacking } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'
import type { Scoreboard, ScoreboardRow } from '@halyard/api'

/** What is before the first team, and before each other one. A quotation mark inside of a name is written as two signs. */
const firstTeam = '"items":[{"id":'
const nextTeam = ',{"id":'
/** Behind this a team has nothing that looks like the next one. */
const solves = '"solvedChallenges":['

/**
 * Reads the text of a scoreboard as it comes in, so that little is left to do when its end is there. A board that is written in another
 * way than ours is read whole at its end, and so is one that is broken: both give what reading it whole gives.
 *
 * @param part letters that are read at once: few enough that little is left at the end, enough that each time costs nothing of its own
 */
export function readStream(part = 200_000) {
  const packer = startPacking()
  let head: string | undefined
  /** What was read already, and what was not yet. */
  let [done, rest] = ['', '']
  let isReadWhole = false

  /** Reads the teams that are complete. Text that is an array's when brackets are around it has no half a team at its ends. */
  const readPart = () => {
    if (head === undefined) {
      const at = rest.indexOf(firstTeam)
      if (at < 0) return
      const start = at + firstTeam.indexOf('{')
      head = rest.slice(0, start)
      rest = rest.slice(start)
    }
    const end = rest.lastIndexOf(nextTeam, rest.lastIndexOf(solves))
    if (end <= 0) return
    const text = rest.slice(0, end)
    packer.add(wholeType<ScoreboardRow[]>('[]ScoreboardItem', JSON.parse(`[${text}]`)))
    done += text + ','
    rest = rest.slice(end + 1)
  }

  return {
    /** The next letters. */
    take(text: string): void {
      rest += text
      if (isReadWhole || rest.length < part) return
      try {
        readPart()
      } catch {
        isReadWhole = true
      }
    },
    /**
     * The board, when all letters were given.
     *
     * @throws SyntaxError when they are not JSON
     */
    finish(): BoardTable {
      const last = isReadWhole || done === '' ? undefined : lastOf(`${head}null,${rest}`)
      if (!last) {
        const board: Scoreboard = JSON.parse((head ?? '') + done + rest)
        return packBoard(wholeType('ScoreboardModel', board))
      }
      const board = wholeType('ScoreboardModel', last.board)
      packer.add(last.teams)
      return packer.finish(board)
    },
  }
}

type Rest = Omit<Scoreboard, 'items'> & { items: [null, ...ScoreboardRow[]] }

/** What is left of a board whose first teams were read: they are replaced by null, in the list of its teams and nowhere else. */
function lastOf(text: string) {
  try {
    const board: Rest = JSON.parse(text)
    const [first, ...teams] = board.items
    return first === null ? { board, teams } : undefined
  } catch {
    return undefined
  }
}
