import Papa from 'papaparse'

export type Cell = string | number

/**
 * A spreadsheet would run a text that begins like a formula, in full-width signs and after blanks too; a quote before it makes it
 * text again. The sheets of the server mark the same texts.
 */
const isFormula = (text: string) => /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text)

const asText = (cell: Cell): Cell =>
  typeof cell === 'string' && isFormula(cell) ? `'${cell}` : cell

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]) =>
  `\uFEFF${Papa.unparse(rows.map((row) => row.map(asText)))}\r\n`
