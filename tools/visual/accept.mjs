// `pnpm visual:accept [path]`: takes the pictures of all stories, or of the files under a path, and makes them the accepted ones.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, root, run } from '../launch/toolchain.mjs'

const paths = process.argv.slice(2)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
// Pictures of stories that are gone go too. A part cannot tell which those are.
if (paths.length === 0) rmSync(join(root, 'packages/ui/pictures'), { recursive: true, force: true })
const args = [vitest, 'run', '--project', 'storybook', '--no-file-parallelism', ...paths]
const env = { ...process.env, HALYARD_PICTURES: 'accept', CHROMIUM_PATH: findChromium() }
try {
  await run(process.execPath, args, { env, capture: false })
  console.log('Look at what changed (git status packages/ui/pictures) before you commit it.')
} catch {
  console.error('Some stories failed: their pictures were not taken. Mend them and run it again.')
  process.exitCode = 1
}
