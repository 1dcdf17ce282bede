import { errorMessage } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import type { Entry } from '#features/organise/packs/entries.ts'

/** Saves what became of each challenge, for other programs. It holds no flags. */
export function savePackReport(
  title: string,
  entries: readonly Entry[],
  sent: ReadonlySet<string>,
): void {
  const rows = entries.map(({ source, row, failure }) => ({
    ...{ source, title: row.title, category: row.category, points: row.points },
    outcome: sent.has(source) || row.outcome === 'failed' ? row.outcome : 'not sent',
    changes: row.changes.map(({ text }) => text),
    notes: row.notes,
    error: failure === undefined ? row.error : errorMessage(failure, 'unknown'),
  }))
  const type = 'application/json'
  const text = `${JSON.stringify({ game: title, challenges: rows }, undefined, 2)}\n`
  saveDownload({ blob: new Blob([text], { type }), fileName: 'import-report.json' })
}
