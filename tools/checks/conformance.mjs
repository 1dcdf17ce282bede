// Our own server under the conformance suite: an empty one on a throw-away folder, or on DATABASE_URL when that is set.
// Ends with the line `N passed, N failed, N not built`; the full report lies in reports/conformance.json. With `--strict` another server
// is in front of it, which forbids what no client needs: few stories may end early there, nothing breaks, and nothing stays unnamed.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startStrictServer } from '../../packages/conformance/src/testing/strict-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const report = process.env.HALYARD_CONFORMANCE_REPORT ?? join(root, 'reports/conformance.json')
const admin = { name: 'keeper', password: `Keep-${randomBytes(9).toString('hex')}-A` }
const readyWithinMs = 90_000

/** Status of an operation that is described but not built. */
const NOT_BUILT = 501

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** A database of its own on the given PostgreSQL, dropped afterwards. */
async function ownDatabase(url) {
  const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg')
  const name = `halyard_conformance_${randomBytes(4).toString('hex')}`
  const ask = async (statement) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => ask(`drop database ${name} with (force)`) }
}

/** Runs a program of ours to its end; its exit code. */
const ended = (child) => new Promise((resolve) => child.once('exit', resolve))

const program = (file, args, options) =>
  spawn(process.execPath, [join(root, file), ...args], { cwd: root, ...options })

async function startServer(folder, databaseUrl) {
  const port = await freePort()
  const { DATABASE_URL: _, ...environment } = process.env
  const args = ['--empty', '--port', String(port), '--host', '127.0.0.1', '--data', folder]
  const child = program('apps/server/src/main.ts', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...environment,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      HALYARD_ADMIN_NAME: admin.name,
      HALYARD_ADMIN_PASSWORD: admin.password,
      HALYARD_LOG_LEVEL: 'error',
      HALYARD_POW_DIFFICULTY: '8',
      HALYARD_RATE_LIMITS: 'off',
    },
  })
  child.stderr.pipe(process.stderr)
  const url = `http://127.0.0.1:${port}`
  await ready(url, child)
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

async function ready(url, child) {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    const answer = await fetch(`${url}/api/config`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready within ${readyWithinMs / 1000} s`)
}

/** Plays the suite against a server; the report it wrote. */
async function play(url) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const args = [
    '--server',
    url,
    '--admin',
    admin.name,
    '--json',
    report,
    '--change-settings',
    '--image',
    'halyard/chandlery:80',
  ]
  const child = program('packages/conformance/src/main.ts', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HALYARD_PASSWORD: admin.password },
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  const code = await ended(child)
  try {
    return { ...JSON.parse(readFileSync(report, 'utf8')), text: Buffer.concat(output).toString() }
  } catch (error) {
    throw new Error(`The suite ended with code ${code} and no report`, { cause: error })
  }
}

/** Journeys that break, or that nobody took. */
const untaken = (journeys) =>
  journeys.filter(({ outcome }) => outcome === 'breaks' || outcome === 'untried').length

/** An operation may be missing only by saying so. */
function judge({ journeys, operations, rules, halts, leftBehind }) {
  const rows = [...operations, ...rules]
  const notBuilt = operations.filter(({ missing }) => missing?.status === NOT_BUILT)
  const lost = operations.filter(({ missing }) => missing && missing.status !== NOT_BUILT)
  const differing = rows.filter(({ outcome }) => outcome === 'breaks' || outcome === 'details')
  const broken = [...halts, ...leftBehind].filter(({ expected }) => !expected)
  const works = journeys.filter(({ outcome }) => outcome === 'works')
  return {
    passed: works.length + rows.filter(({ outcome }) => outcome === 'described').length,
    failed: differing.length + lost.length + broken.length + untaken(journeys),
    notBuilt: notBuilt.length,
  }
}

/** Stories that may end early on a server that forbids what no client needs. */
const MOST_ENDED_EARLY = 5

function judgeStrict({ causes, halts, journeys, leftBehind, rules }) {
  const untried = rules.filter(({ outcome }) => outcome === 'untried')
  const troubles = [
    ...causes.breaks.map(({ text }) => `breaks clients: ${text}`),
    ...journeys.filter(({ outcome }) => outcome !== 'works').map(({ name }) => `journey: ${name}`),
    ...(halts.length > MOST_ENDED_EARLY ? [`${halts.length} stories ended early`] : []),
    ...untried.map(({ name }) => `not tried: ${name}`),
    ...leftBehind.filter(({ expected }) => !expected).map(({ what }) => `left behind: ${what}`),
  ]
  for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
  return { passed: journeys.length + rules.length, failed: troubles.length, notBuilt: 0 }
}

const isStrict = process.argv.includes('--strict')
const folder = mkdtempSync(join(tmpdir(), 'halyard-conformance-'))
const database = process.env.DATABASE_URL ? await ownDatabase(process.env.DATABASE_URL) : undefined
let server
let strict
try {
  server = await startServer(folder, database?.url)
  strict = isStrict ? await startStrictServer(server.url) : undefined
  const result = await play(strict?.url ?? server.url)
  const { passed, failed, notBuilt } = isStrict ? judgeStrict(result) : judge(result)
  if (failed > 0 || process.argv.includes('--verbose')) process.stdout.write(result.text)
  process.stdout.write(`${passed} passed, ${failed} failed, ${notBuilt} not built\n`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  strict?.close()
  await server?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
}
