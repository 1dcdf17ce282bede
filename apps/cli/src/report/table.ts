import Table from 'cli-table3'
import type { Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'
import { commonNotes, filesCell, notesCell, outcomeLabel } from '#report/cells.ts'

const widths = [26, 12, 8, 7, 10, 9, 11]
const narrowestNotes = 30

/** The challenges as a table. The last column takes the rest of the width, in characters. */
export function renderTable(rows: readonly Row[], dryRun: boolean, columns: number): string {
  const frame = widths.length + 2
  const rest = columns - frame - widths.reduce((sum, width) => sum + width, 0)
  const table = new Table({
    head: ['Challenge', 'Category', 'Points', 'Flags', 'Files', 'Enabled', 'Result', 'Notes'],
    colWidths: [...widths, Math.max(rest, narrowestNotes)],
    colAligns: ['left', 'left', 'right', 'right', 'left', 'left', 'left', 'left'],
    wordWrap: true,
    style: { head: [], border: [] },
  })
  const common = commonNotes(rows)
  for (const row of rows) {
    table.push([
      sanitise(row.title),
      row.category ?? '-',
      row.points ?? '-',
      row.flags,
      filesCell(row),
      row.isEnabled ? 'yes' : 'no',
      outcomeLabel(row.outcome, dryRun),
      notesCell(row, common),
    ])
  }
  return table.toString()
}
