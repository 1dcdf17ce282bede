// Counts how far each operation of the contract has come: types, query options, server. With --json the lists as JSON.
// Exits 1 when the client lacks one; what the server has not built is for its makers to know.
import { readFile } from 'node:fs/promises'
import { bundleContract } from './bundle.ts'
import { operationsOf } from './contract.ts'
import { generatedFiles, sourceFolders } from './files.ts'
import { builtIn, calledIn, sourceText, typedIn } from './sources.ts'

const { contract } = await bundleContract()
const operations = operationsOf(contract)
const ids = operations.map(({ operation }) => operation.operationId ?? '')

const typed = typedIn(await readFile(generatedFiles.types, 'utf8'))
const called = calledIn(await sourceText(sourceFolders.query), operations)
const built = builtIn(await sourceText(sourceFolders.server))
const missing = {
  types: ids.filter((id) => !typed.has(id)),
  query: ids.filter((id) => !called.has(id)),
  server: ids.filter((id) => !built.has(id)),
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ operations: ids.length, missing }, null, 2))
} else {
  console.log(`Operations in the contract    ${ids.length}`)
  console.log(`  typed in the client         ${ids.length - missing.types.length}`)
  console.log(`  query or mutation options   ${ids.length - missing.query.length}`)
  console.log(`  built by the server         ${ids.length - missing.server.length}`)
  console.log(`  not built, answer 501       ${missing.server.length}`)
  printList('Not in the types of the client', missing.types)
  printList('Without query or mutation options', missing.query)
  printList('Not built by the server', missing.server)
}
if (missing.types.length + missing.query.length > 0) process.exitCode = 1

/** The operations of a list by group. */
function printList(title: string, list: readonly string[]): void {
  if (list.length === 0) return
  console.log(`\n${title} (${list.length})`)
  const listed = operations.filter(({ operation }) => list.includes(operation.operationId ?? ''))
  for (const [group, ofGroup] of Map.groupBy(listed, groupOf)) {
    console.log(`  ${group}: ${ofGroup.map(({ operation }) => operation.operationId).join(', ')}`)
  }
}

function groupOf({ operation }: (typeof operations)[number]): string {
  return operation.tags?.[0] ?? ''
}
