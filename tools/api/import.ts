// Compares another server's OpenAPI document (3.0 or 3.1, JSON or YAML) with our contract. Exit code 2 when there is none.
import { parseArgs } from 'node:util'
import { differencesBetween } from './compare/documents.ts'
import { formatImport, importReport } from './import-report.ts'
import { loadApi, loadContract } from './load.ts'

const USAGE = `Usage: pnpm api:import <address or file> [--all] [--json]
  --all   list small differences too: limits, refusals, what is required
  --json  the whole report as JSON`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const [source] = positionals
  if (!source || values.help) throw new Error(USAGE)
  const [ours, theirs] = await Promise.all([loadContract(), loadApi(source)])
  const report = importReport(ours, theirs, differencesBetween({ before: ours, after: theirs }))
  console.log(
    values.json ? JSON.stringify(report, null, 2) : formatImport(report, values.all === true),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
