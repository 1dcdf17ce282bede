import { writeFile } from 'node:fs/promises'
import { Failure } from '@halyard/packs/failure'
import { countEnabled, countOutcomes } from '@halyard/packs/send'
import type { Report } from '#report/report.ts'
import { countNotes } from '#report/totals.ts'

/**
 * Writes the report for other programs: the rows as they are, and the totals. It holds no flags and no password.
 *
 * @throws Failure when the file cannot be written
 */
export async function writeJson(path: string, report: Report): Promise<void> {
  const totals = {
    challenges: report.rows.length,
    ...countOutcomes(report.rows),
    enabled: countEnabled(report.rows),
    notes: Object.fromEntries(countNotes(report.rows)),
  }
  const rows = report.rows.map((row) => ({ ...row, changes: row.changes.map(({ text }) => text) }))
  const text = `${JSON.stringify({ ...report, rows, totals }, undefined, 2)}\n`
  await writeFile(path, text).catch((error: Error) => {
    throw new Failure(`The report could not be written: ${error.message}`)
  })
}
