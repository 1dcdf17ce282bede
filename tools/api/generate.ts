// Makes the bundled contract, the TypeScript types, the limits and what answers must carry. With --check nothing is written; stale files exit 1.
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { answersText, contractHashText, staffAnswersText } from './answers.ts'
import { bundleContract } from './bundle.ts'
import { generatedFiles } from './files.ts'
import { limitsText } from './limits.ts'
import { formatProblem, fromRedocly } from './problems.ts'
import { typesText } from './types.ts'

const { contract, problems } = await bundleContract()
if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(fromRedocly(problem)))
  process.exit(1)
}

const texts: [file: string, text: string][] = [
  [generatedFiles.bundle, `${JSON.stringify(contract, null, 2)}\n`],
  [generatedFiles.types, await typesText(contract)],
  [generatedFiles.limits, limitsText(contract)],
  [generatedFiles.answers, answersText(contract)],
  [generatedFiles.staffAnswers, staffAnswersText(contract)],
  [generatedFiles.hash, contractHashText(contract)],
]
const isCheck = process.argv.includes('--check')
for (const [file, text] of texts) {
  if (isCheck) await checkFile(file, text)
  else await writeFile(file, text)
}

/** Complains about a file that differs from what the contract gives today. */
async function checkFile(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => '')
  if (present === text) return
  console.error(`${relative(process.cwd(), file)}: stale, run \`pnpm api:generate\``)
  process.exitCode = 1
}
