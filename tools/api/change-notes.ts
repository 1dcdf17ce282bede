import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { record } from './compare/json.ts'

/** Whether a change note in the folder announces a major version of a package. */
export async function announcesMajor(folder: string, packageName: string): Promise<boolean> {
  for await (const name of glob('*.md', { cwd: folder })) {
    const note = await readFile(join(folder, name), 'utf8')
    if (bumpsIn(note)[packageName] === 'major') return true
  }
  return false
}

/** What the head of a change note says: the size of the step, by package. */
function bumpsIn(note: string): Record<string, unknown> {
  const head = /^---\n(.*?)\n---/s.exec(note.replaceAll('\r\n', '\n'))?.[1]
  return record(parse(head ?? ''))
}
