import JSONParser from '@streamparser/json/jsonparser.js'
import TokenType from '@streamparser/json/utils/types/tokenType.js'
import type { Fields } from '@halyard/packs'
import { MoveInError } from '#move-in/failure.ts'
import { collectGarbage } from '#platform/garbage.ts'

/** Rows that are in memory at a time. */
const PART = 2000
/** Parts after which their garbage is collected: it would grow with the table. */
const COLLECT_EVERY = 10
/** A page may hold pictures; nothing else of an export comes near. */
const LARGEST_ROW_BYTES = 16 * 1024 ** 2
/** Of an export's own they are five. */
const DEEPEST = 100
const LIST = 0x5b
const OPENING: readonly number[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]
const CLOSING: readonly number[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]

/**
 * The rows of a table, in parts: of a table of any size no more than a part is in memory. Throws MoveInError for what is none.
 *
 * @param name for messages
 * @param content `{"results": [row, …]}`, a list of rows, or nothing at all
 */
export async function* readRows(
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncIterable<readonly Fields[]> {
  const ready: Fields[] = []
  let parser: JSONParser | undefined
  let bytesOfRow = 0
  let parts = 0
  const onRow = (row: unknown) => {
    bytesOfRow = 0
    if (isFields(row)) ready.push(row)
  }
  for await (const bytes of content) {
    parser ??= rowParser(bytes[0] === LIST ? '$.*' : '$.results.*', onRow)
    bytesOfRow += bytes.length
    try {
      parser.write(bytes)
    } catch (error) {
      throw refusalOf(name, error)
    }
    if (bytesOfRow > LARGEST_ROW_BYTES)
      throw new MoveInError(`The table ${name} of the export has a row of more than 16 MB.`)
    if (ready.length < PART) continue
    parts += 1
    yield ready.splice(0)
    if (parts % COLLECT_EVERY === 0) collectGarbage()
  }
  if (parser && !parser.isEnded) throw refusalOf(name, new Error('it ends too early'))
  yield ready
}

function rowParser(path: string, onRow: (row: unknown) => void): JSONParser {
  const parser = new JSONParser({ paths: [path], keepStack: false })
  let depth = 0
  parser.onToken = ({ token }) => {
    if (OPENING.includes(token)) depth += 1
    else if (CLOSING.includes(token)) depth -= 1
    if (depth > DEEPEST) throw new Error(`it is nested more than ${DEEPEST} levels deep`)
  }
  parser.onValue = ({ value }) => onRow(value)
  return parser
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function refusalOf(name: string, error: unknown): MoveInError {
  const reason = error instanceof Error ? error.message : String(error)
  return new MoveInError(`The table ${name} of the export cannot be read: ${reason}.`, {
    cause: error,
  })
}
