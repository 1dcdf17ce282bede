import { execFile } from 'node:child_process'
import { dirname, relative } from 'node:path'
import { promisify } from 'node:util'
import { generatedFiles } from './files.ts'

const run = promisify(execFile)
const MOST_BYTES = 64 * 1024 * 1024

/** Answer of a git command in the repository of the contract; undefined when git refuses or is not there. */
export async function git(...args: string[]): Promise<string | undefined> {
  const cwd = dirname(generatedFiles.bundle)
  const answer = await run('git', args, { cwd, maxBuffer: MOST_BYTES }).catch(() => undefined)
  return answer?.stdout.trim()
}

/** A committed file as it was at a commit, branch or tag; undefined when it was not there. */
export async function fileAt(reference: string, file: string): Promise<string | undefined> {
  const path = relative(dirname(generatedFiles.bundle), file).replaceAll('\\', '/')
  return git('show', '--end-of-options', `${reference}:./${path}`)
}

/** Newest released version that the present commit builds on, e.g. `v1.4.0`. */
export async function latestRelease(): Promise<string | undefined> {
  const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
  return tags?.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
}
