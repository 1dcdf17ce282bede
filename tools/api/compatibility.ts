import { readFile } from 'node:fs/promises'
import { differencesBetween } from './compare/documents.ts'
import { isRecord, text } from './compare/json.ts'
import { findingsOf, type Finding } from './diff-report.ts'
import { apiPackageFile, changeNotesFolder } from './files.ts'
import { announcesMajor } from './change-notes.ts'
import { fileAt } from './git.ts'
import { loadApi, loadContract } from './load.ts'

const API_PACKAGE = '@halyard/api'

/** Whether callers of a released version keep working. */
export interface Compatibility {
  breaking: Finding[]
  /** A major version is announced or already made, so breaking changes are known to people. */
  isAnnounced: boolean
}

/** Compares the contract as it is now with a released version (anything `loadApi` takes). */
export async function compatibilityWith(base: string): Promise<Compatibility> {
  const [before, after] = await Promise.all([loadApi(base), loadContract()])
  const findings = findingsOf(differencesBetween({ before, after }))
  const breaking = findings.filter(({ verdict }) => verdict === 'breaking')
  const isAnnounced =
    (await announcesMajor(changeNotesFolder, API_PACKAGE)) || (await isNextMajor(base))
  return { breaking, isAnnounced }
}

/** Making a version uses the change notes up; until it is tagged, its number is the announcement. */
async function isNextMajor(base: string): Promise<boolean> {
  const released = await fileAt(base, apiPackageFile)
  if (released === undefined) return false
  return majorOf(await readFile(apiPackageFile, 'utf8')) > majorOf(released)
}

function majorOf(packageText: string): number {
  const found: unknown = JSON.parse(packageText)
  const version = isRecord(found) ? text(found['version']) : undefined
  return Number(version?.split('.')[0] ?? 0)
}
