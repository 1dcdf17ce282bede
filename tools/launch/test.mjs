// `npm test`: installs what is needed and runs every test; ends with the line `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { startCluster } from './cluster.mjs'
import { unpackObjectServer } from './object-server.mjs'
import { startOldestPostgres } from './postgres.mjs'
import { fail, step } from './progress.mjs'
import { Results } from './results.mjs'
import {
  ensureChromium,
  ensureOtherBrowsers,
  ensureToolchain,
  installPackages,
  root,
  run,
} from './toolchain.mjs'

/** Checks that are not test files; each counts as one test. */
const checks = [
  'types',
  'lint',
  'format:check',
  'dead-code',
  'copies',
  'api:check',
  'i18n:check',
  'size',
]
/** The longest check, which runs beside the others. */
const longCheck = 'storybook:check'

const results = new Results()

async function main() {
  const tools = await results.part('Tools and packages', prepare)
  const pnpm = (...args) => [tools.node, [tools.pnpm, ...args], { env: tools.env }]

  rmSync(join(root, 'reports'), { recursive: true, force: true })
  mkdirSync(join(root, 'reports'), { recursive: true })
  await results.part('Build of the web client', () =>
    step('Web client', (say) => buildWeb(tools, say)),
  )
  const runCheck = (name) => check(`Check: ${name}`, () => run(...pnpm('run', '--silent', name)))
  const runChecks = async () => {
    for (const name of checks) await runCheck(name)
  }
  // What the tests need around them starts beside the checks, which leave it room: it waits more than it works.
  const [postgres, cluster, objectServer] = await results.part('Checks', async () => {
    const around = Promise.all([
      step('PostgreSQL of the oldest supported version', startOldestPostgres),
      step('Kubernetes cluster', startCluster),
      step('S3 server', () => unpackObjectServer(tools)),
    ])
    await Promise.all([runCheck(longCheck), runChecks()])
    return around
  })
  if (postgres) tools.env.HALYARD_TEST_OLDEST_POSTGRES = postgres.url
  else results.skip('tests on the oldest supported PostgreSQL: there is none on this machine')
  if (cluster) tools.env.HALYARD_TEST_CLUSTER = cluster.folder
  if (objectServer) tools.env.HALYARD_TEST_S3 = objectServer.program
  try {
    const servers = ['server', ...(postgres ? ['server-oldest-postgres'] : [])]
    // Engines are waited for more than they work. Not beside browsers, whose requests fail when an engine adds or removes a network.
    await Promise.all([
      vitest('Unit and server tests', ['unit', ...servers], tools),
      vitest('Tests on Docker and Kubernetes', ['engines'], tools, [], quiet).then(() =>
        conformances(tools, postgres),
      ),
    ])
    // Each with one page at a time, which keeps one core busy: of more pages on two cores some start too late. Stories take as long as a
    // third of the component tests.
    const components = (third, show) =>
      vitest(
        `Component tests, part ${third} of 3`,
        ['browser', 'browser-own-page'],
        tools,
        ['--no-file-parallelism', `--shard=${third}/3`],
        show,
      )
    await Promise.all([
      components(1).then(() => components(2)),
      vitest('Stories', ['storybook'], tools, ['--no-file-parallelism'], quiet).then(() =>
        components(3, quiet),
      ),
    ])
  } finally {
    await postgres?.stop()
    await cluster?.stop()
    objectServer?.remove()
  }
  await results.part('End-to-end tests', () => loud('End-to-end tests', pnpm('e2e')))
  results.addPlaywright('playwright.json')
  process.stderr.write(`\n${results.summary()}`)
  process.stdout.write(`\n${results.totals()}\n`)
  process.exit(results.hasFailures ? 1 : 0)
}

async function prepare() {
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  tools.env.CHROMIUM_PATH = await step('Chromium', (say) => ensureChromium(tools, say))
  await step('Firefox and WebKit', (say) => ensureOtherBrowsers(tools, say))
  return tools
}

/** A check whose output is shown only when it fails. */
async function check(title, work) {
  try {
    await step(title, work)
    results.pass()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    results.fail(title, error.message)
  }
}

/** A test runner, shown as it runs; its results come from its report. */
async function loud(title, [command, args, options]) {
  process.stderr.write(`\n${title}\n`)
  await run(command, args, { ...options, capture: false }).catch(() => '')
}

/** A test runner beside one that is shown: a line when it ends. Its results come from its report. */
async function quiet(title, [command, args, options]) {
  await step(title, () => run(command, args, options)).catch(({ message }) => {
    process.stderr.write(`${message}\n`)
  })
}

/** Runs some of the projects of vitest.config.ts. */
async function vitest(title, projects, { node, pnpm, env }, flags = [], show = loud) {
  const report = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = [pnpm, 'exec', 'vitest', 'run', ...chosen, ...flags]
  await results.part(title, () =>
    show(title, [node, args, { env: { ...env, HALYARD_TEST_REPORT: report } }]),
  )
  results.addVitest(report)
}

/** Runs the conformance suite on each PostgreSQL, and behind a server that forbids what no client needs. */
async function conformances(tools, postgres) {
  await conformance('Conformance of our own server', tools)
  await conformance('Conformance suite as a guest of a strict server', tools, ['--strict'])
  if (!postgres) return
  const env = { ...tools.env, DATABASE_URL: postgres.url }
  await conformance(`Conformance on PostgreSQL ${postgres.version}`, { ...tools, env })
}

/** Runs the conformance suite; each operation and rule it reports counts as a test. */
async function conformance(title, { node, env }, flags = []) {
  const play = () => run(node, ['tools/checks/conformance.mjs', ...flags], { env })
  try {
    const text = await results.part(title, () => step(title, play))
    const [, passed, notBuilt] = /^(\d+) passed, 0 failed, (\d+) not built$/m.exec(text)
    results.pass(Number(passed))
    if (notBuilt !== '0')
      results.skip(`${title}: operations that the server does not have yet`, Number(notBuilt))
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    results.fail(title, error.message)
  }
}

main().catch(fail)
