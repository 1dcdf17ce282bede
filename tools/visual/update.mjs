// `pnpm visual:update [path]`: updates the reference screenshots of all stories, or of the files under a path.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, root, run } from '../launch/toolchain.mjs'

const paths = process.argv.slice(2)
// References of stories that are gone go too; which those are is unknown when only a part of them runs.
if (paths.length === 0) rmSync(join(root, 'packages/ui/visual'), { recursive: true, force: true })
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'storybook']
const env = { ...process.env, CHROMIUM_PATH: findChromium() }
try {
  await run(process.execPath, [...args, '--update', '--no-file-parallelism', ...paths], {
    env,
    capture: false,
  })
  console.log('Look at what changed (git status packages/ui/visual) before you commit it.')
} catch {
  console.error(
    'Some stories failed, and their references were not taken. Fix them and run it again.',
  )
  process.exitCode = 1
}
