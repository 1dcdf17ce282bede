import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { frameOf, rowOf, SHEET_END, SHEET_PATH, SHEET_START } from '#modules/sheet/xlsx-parts.ts'
import type { Cell } from '#modules/sheet/xlsx-parts.ts'

/** Rows that Excel reads of one sheet, the header included. */
const MAX_ROWS = 1_048_576
/** Text is emitted in chunks of at least this many characters. */
const PIECE = 65_536

export interface Sheet {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A spreadsheet as a stream: rows are asked for as the reader takes them, so that its size costs no memory. Libraries
 * that were tried hold the whole sheet at once: 100,000 rows took 450 MB and stopped the server for seconds.
 */
export function writeXlsx(sheet: Sheet): Readable {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(frameOf(sheet.name)))
    zip.addBuffer(Buffer.from(text), path)
  const body = Readable.from(textsOf(sheet), { objectMode: false })
  const output = Readable.from(zip.outputStream)
  body.on('error', (error) => output.destroy(error))
  output.on('close', () => body.destroy())
  zip.addReadStream(body, SHEET_PATH)
  zip.end()
  return output
}

async function* textsOf({ header, rows }: Sheet): AsyncGenerator<string> {
  let piece = SHEET_START + rowOf(header, 1)
  let count = 1
  for await (const row of rows) {
    if (count === MAX_ROWS) break
    count += 1
    piece += rowOf(row, count)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece + SHEET_END
}
