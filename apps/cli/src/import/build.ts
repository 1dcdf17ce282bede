import type { ImageBuild } from '@halyard/packs'
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { isAbsolute } from 'node:path'

const run = promisify(execFile)
/** Lines of the builder's output that are worth reading when it fails. */
const lastLines = 6
const mostOutput = 64 * 1024 * 1024

/** Builds an image with `docker`, wherever that finds its engine. Throws an Error that says why it was not built. */
export async function buildImage(
  { image, context, dockerfile }: ImageBuild,
  folder: string,
): Promise<void> {
  if (!(await stat(folder)).isDirectory())
    throw new Error('images are built of folders: unpack the archive first')
  for (const path of [context, dockerfile ?? '.']) {
    if (isAbsolute(path) || path.split('/').includes('..'))
      throw new Error(`image not built: ${path} is outside the folder`)
  }
  const file = dockerfile === undefined ? [] : ['--file', dockerfile]
  try {
    await run('docker', ['build', '--tag', image, ...file, '--', context], {
      cwd: folder,
      maxBuffer: mostOutput,
    })
  } catch (error) {
    throw new Error(`image not built: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const { code, stderr }: { code?: unknown; stderr?: unknown } = Object(error)
  if (code === 'ENOENT') return 'there is no docker on this computer'
  const said = typeof stderr === 'string' ? stderr.trim().split('\n').slice(-lastLines) : []
  return said.join('\n') || 'docker failed'
}
