// Compares two versions of an API and says in plain words what breaks callers. Exit code 1 when something does, 2 when there is nothing to compare.
import { differencesBetween } from './compare/documents.ts'
import { findingsOf, formatFindings } from './diff-report.ts'
import { loadApi, loadContract } from './load.ts'

const USAGE = `Usage: pnpm api:diff <old> [new]
Each is a file, an address or a git version of this contract (HEAD~3, v1.2.0).
Without <new> the contract as it is now.`

const [old, young] = process.argv.slice(2).filter((argument) => argument !== '--')
try {
  if (!old || old === '--help') throw new Error(USAGE)
  const [before, after] = await Promise.all([
    loadApi(old),
    young === undefined ? loadContract() : loadApi(young),
  ])
  const findings = findingsOf(differencesBetween({ before, after }))
  console.log(formatFindings(findings))
  if (findings.some(({ verdict }) => verdict === 'breaking')) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
