// A throw-away Kubernetes cluster for the tests of that backend, where the programs for one are at hand.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './toolchain.mjs'

const tool = process.env.HALYARD_CLUSTER_TOOL ?? join(root, '../shared/tools/cluster')
const busybox = '/bin/busybox'

/** Name, and what it runs. */
const images = [
  ['web', 'echo the flag is in the environment; exec busybox httpd -f -p 8000 -h /www'],
  ['exits', 'echo going; exit 3'],
  ['greedy', 'x=aaaaaaaaaaaaaaaa; while :; do x=$x$x; done'],
]

/**
 * Starts the cluster and loads the images of the tests; both need root.
 * @returns {Promise<{ folder: string, stop: () => Promise<void> } | undefined>} undefined where there is none to be had
 */
export async function startCluster(say) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync(tool)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-cluster-'))
  const stop = async () => {
    await run(tool, ['stop', folder]).catch(() => '')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await run(tool, ['start', folder])
    say('Loading images')
    const files = join(folder, 'image')
    mkdirSync(join(files, 'bin'), { recursive: true })
    mkdirSync(join(files, 'www'))
    copyFileSync(busybox, join(files, 'bin/busybox'))
    writeFileSync(join(files, 'www/index.html'), 'moored\n')
    for (const [name, script] of images) {
      await run(tool, [
        'image',
        folder,
        `localhost/halyard-${name}:1`,
        files,
        busybox,
        'sh',
        '-c',
        script,
      ])
    }
    return { folder, stop }
  } catch (error) {
    say(error.message)
    await stop()
    return undefined
  }
}
