// `pnpm measure:start`: times a cold and a warm `npm start` of the last commit in a fresh clone, and the memory at rest.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, run } from '../launch/toolchain.mjs'

const port = 8077
const folder = mkdtempSync(join(tmpdir(), 'halyard-measure-'))
const checkout = join(folder, 'halyard')
// An own store makes the first install cold even on a developer's machine.
const env = {
  ...process.env,
  npm_config_cache: join(folder, 'npm'),
  XDG_DATA_HOME: join(folder, 'share'),
  XDG_CACHE_HOME: join(folder, 'cache'),
}

async function timeToFirstPage() {
  const started = performance.now()
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: checkout,
    env,
    detached: true,
    stdio: 'ignore',
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (page?.ok && (await page.text()).includes('<html')) break
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await sleep(50)
  }
  return { seconds: (performance.now() - started) / 1000, child, exited }
}

/** Ends a start with all its processes; `-pid` is its group. */
function end({ pid }) {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

/** Proportional memory (PSS, MB of 1,000,000 bytes) of all processes whose command line has a text: shared pages count once. */
function memoryOf(text) {
  let kibibytes = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const cwd = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if (!command.includes(text) || !cwd.includes(folder)) continue
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
      kibibytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    } catch {
      // the process ended meanwhile
    }
  }
  return (kibibytes * 1024) / 1e6
}

try {
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, checkout])
  const cold = await timeToFirstPage()
  await sleep(20_000)
  const memory = { server: memoryOf('main.ts'), postgres: memoryOf('postgres') }
  end(cold.child)
  await cold.exited
  const warm = await timeToFirstPage()
  end(warm.child)
  await warm.exited
  process.stdout.write(
    `${JSON.stringify({ coldSeconds: cold.seconds, warmSeconds: warm.seconds, restMB: memory }, null, 2)}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
