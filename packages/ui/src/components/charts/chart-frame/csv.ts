export type Cell = string | number

/** A spreadsheet would run a text that begins like a formula; a quote before it makes it a text again. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text)

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
