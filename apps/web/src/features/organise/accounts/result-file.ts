import { errorMessage } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import type { AccountResult } from '#features/organise/accounts/use-account-import.ts'

const COLUMNS = ['row', 'userName', 'email', 'password', 'teamName', 'result']

/** The result as a table for spreadsheets. */
export async function resultCsv(results: readonly AccountResult[]): Promise<string> {
  const { toCsv } = await import('@halyard/ui/csv')
  const rows = results.map(({ row, account, generated, outcome, error }) => [
    row,
    account.userName,
    account.email,
    // What was in the file is known to who has it.
    outcome === 'refused' ? '' : (generated ?? ''),
    account.teamName ?? '',
    outcome === 'refused' ? errorMessage(error, 'refused') : outcome,
  ])
  return toCsv([COLUMNS, ...rows])
}

/** Saves the result, with the passwords that were made: they are nowhere else. */
export async function saveResult(results: readonly AccountResult[]): Promise<void> {
  const blob = new Blob([await resultCsv(results)], { type: 'text/csv;charset=utf-8' })
  saveDownload({ blob, fileName: 'accounts.csv' })
}
