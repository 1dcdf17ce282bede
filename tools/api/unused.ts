import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Problem } from './problems.ts'

/** Files of the contract that nothing refers to. */
export async function unusedFileProblems(
  contractFile: string,
  usedFiles: ReadonlySet<string>,
): Promise<Problem[]> {
  const folder = dirname(contractFile)
  const problems: Problem[] = []
  for await (const path of glob('**/*.yaml', { cwd: folder })) {
    const file = join(folder, path)
    if (file === contractFile || usedFiles.has(file)) continue
    problems.push({ file, line: 1, message: 'nothing refers to this file', rule: 'unused' })
  }
  return problems
}
