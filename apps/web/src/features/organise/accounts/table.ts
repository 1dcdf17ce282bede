/** A list as it was written: the first row names the columns. */
export type Table = { header: string[]; rows: TableRow[] }

/** One row, with its number as spreadsheets count. */
export type TableRow = { row: number; cells: string[] }

export type TableProblem = 'empty' | 'encoding' | 'broken' | 'too-long'

/** More accounts than any event has. */
export const mostRows = 20_000

/** Reads a CSV file: comma, semicolon or tab, with or without quotes, UTF-8 or UTF-16. */
export async function readTable(file: Blob): Promise<Table | TableProblem> {
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return 'encoding'
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse<string[]>(text, { header: false, skipEmptyLines: false })
  if (errors.some(({ type }) => type === 'Quotes')) return 'broken'
  const filled = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rows] = filled
  if (!first || rows.length === 0) return 'empty'
  return rows.length > mostRows ? 'too-long' : { header: first.cells, rows }
}

/** The text of a file, undefined in an encoding that would make wrong names of it. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
