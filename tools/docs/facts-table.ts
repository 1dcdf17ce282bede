import { REFERENCE_FACTS } from '../../packages/api/src/reference-facts.ts'

const HEADING = '## What differs\n'
const HEAD = ['what', 'GZ::CTF 1.8.5', 'here']

/** A Markdown table whose columns are as wide as their widest cell, as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** The page with the table of its last section written again. */
export function withFacts(page: string): string {
  const end = page.indexOf(HEADING) + HEADING.length
  const facts = Object.values(REFERENCE_FACTS).map(({ what, reference, ours }) => [
    what,
    reference,
    ours,
  ])
  return `${page.slice(0, end)}\n${table([HEAD, ...facts])}\n`
}
