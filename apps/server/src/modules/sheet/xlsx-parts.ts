// The parts of an .xlsx file (Office Open XML, ECMA-376) that are the same for every sheet, and the texts of one row.

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles by their place in `cellXfs` below. */
const STYLE = { plain: 0, header: 1, quoted: 2 } as const
/** What Excel takes as the name of a sheet, and as the text of a cell. */
const LONGEST_SHEET_NAME = 31
const LONGEST_TEXT = 32_767

export const SHEET_PATH = 'xl/worksheets/sheet1.xml'

/** Everything around the sheet, by path. */
export const frameOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escape(sheetNameOf(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
})

export const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
export const SHEET_END = '</sheetData></worksheet>'

export type Cell = string | number

/** One row; rows count from 1, and the first is the header. */
export function rowOf(cells: readonly Cell[], row: number): string {
  const texts = cells.map((cell, index) => cellOf(cell, `${columnOf(index)}${row}`, row === 1))
  return `<row r="${row}">${texts.join('')}</row>`
}

/**
 * Text is text: an inline string is never computed. What looks like a formula is marked as quoted besides, so that it
 * stays text when somebody edits the cell or saves the sheet in another format.
 */
function cellOf(cell: Cell, place: string, isHeader: boolean): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const style = isHeader ? STYLE.header : isFormulaLike(cell) ? STYLE.quoted : STYLE.plain
  const text = escape(printable(cell.slice(0, LONGEST_TEXT)))
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

const isFormulaLike = (text: string): boolean => /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text)

/** Characters that XML cannot carry become a mark that something was there. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the very ones
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}

const sheetNameOf = (name: string): string =>
  printable(name)
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, LONGEST_SHEET_NAME) || 'Sheet'

/** A, B, … Z, AA, AB, … for 0, 1, … */
function columnOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnOf(Math.floor(index / 26) - 1) + last
}
