import { errorMessage } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import type { AccountResult } from '#features/organise/accounts/use-account-import.ts'

/** The result as a table for spreadsheets. Cells that one would take for a formula are made text. */
export async function resultCsv(results: readonly AccountResult[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const rows = results.map(({ row, account, generated, outcome, error }) => ({
    row,
    userName: account.userName,
    email: account.email,
    // What was in the file is known to who has it.
    password: outcome === 'refused' ? '' : (generated ?? ''),
    teamName: account.teamName ?? '',
    result: outcome === 'refused' ? errorMessage(error, 'refused') : outcome,
  }))
  return Papa.unparse(rows, { escapeFormulae: true })
}

/** Saves the result, with the passwords that were made: they are nowhere else. */
export async function saveResult(results: readonly AccountResult[]): Promise<void> {
  // Spreadsheets read a file without this mark in an old encoding.
  const blob = new Blob(['\uFEFF', await resultCsv(results)], { type: 'text/csv;charset=utf-8' })
  saveDownload({ blob, fileName: 'accounts.csv' })
}
