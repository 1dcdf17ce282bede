// `npm test`: installs what is needed and runs every test; ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { startOldestPostgres } from './postgres.mjs'
import { fail, step } from './progress.mjs'
import { ensureChromium, ensureToolchain, installPackages, root, run } from './toolchain.mjs'

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

const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, a line each: said once more at the end, thousands of lines after it happened. */
const failures = []
const count = (passed, failed, skipped = 0) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

async function main() {
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  tools.env.CHROMIUM_PATH = await step('Chromium', (say) => ensureChromium(tools, say))
  const pnpm = (...args) => [tools.node, [tools.pnpm, ...args], { env: tools.env }]

  rmSync(join(root, 'reports'), { recursive: true, force: true })
  mkdirSync(join(root, 'reports'), { recursive: true })
  await step('Web client', (say) => buildWeb(tools, say))
  for (const name of checks) {
    await counted(`Check: ${name}`, () => run(...pnpm('run', '--silent', name)))
  }
  const postgres = await step('PostgreSQL of the oldest supported version', startOldestPostgres)
  if (postgres) tools.env.HALYARD_TEST_OLDEST_POSTGRES = postgres.url
  else
    process.stderr.write('  none on this machine: the server is tested on the embedded one only\n')
  try {
    const servers = postgres ? ['server', 'server-oldest-postgres'] : ['server']
    await vitest('Unit and server tests', ['unit', ...servers], tools)
    // One page at a time: a browser that shares two cores with more workers starts its pages too late.
    await vitest('Component tests and stories', ['browser', 'storybook'], tools, [
      '--no-file-parallelism',
    ])
    await conformance('Conformance of our own server', tools)
    if (postgres) {
      const env = { ...tools.env, DATABASE_URL: postgres.url }
      await conformance(`The same on PostgreSQL ${postgres.version}`, { ...tools, env })
    }
  } finally {
    await postgres?.stop()
  }
  await loud('End-to-end tests', pnpm('e2e'))
  countPlaywright()
  if (failures.length > 0) process.stderr.write(`\nFailed:\n${failures.join('\n')}\n`)
  process.stdout.write(`\n${summary()}\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}

const summary = () => {
  const line = `${total.passed} passed, ${total.failed} failed`
  return total.skipped > 0 ? `${line}, ${total.skipped} skipped` : line
}

/** A check whose output is shown only when it fails. */
async function counted(title, work) {
  try {
    await step(title, work)
    count(1, 0)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    failures.push(`  ${title}\n${lastLines(error.message)}`)
    count(0, 1)
  }
}

const lastLines = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n')

/** A test runner, shown as it runs; its counts come from its report. */
async function loud(title, [command, args, options]) {
  process.stderr.write(`\n${title}\n`)
  await run(command, args, { ...options, capture: false }).catch(() => '')
}

/** Runs some of the projects of vitest.config.ts and counts by their report. */
async function vitest(title, projects, { node, pnpm, env }, flags = []) {
  const report = `vitest-${projects[0]}.json`
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = [pnpm, 'exec', 'vitest', 'run', ...chosen, ...flags]
  await loud(title, [node, args, { env: { ...env, HALYARD_TEST_REPORT: report } }])
  countVitest(report)
}

/** Plays the conformance suite; each operation and rule it reports counts as a test. */
async function conformance(title, { node, env }) {
  const play = () => run(node, ['tools/checks/conformance.mjs'], { env })
  const text = await step(title, play).catch((error) => {
    process.stderr.write(`${error.message}\n`)
    failures.push(`  ${title}\n${lastLines(error.message)}`)
    return error.message
  })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed, \d+ not built$/m.exec(text) ?? []
  if (passed === undefined) count(0, 1)
  else count(Number(passed), Number(failed))
}

const read = (name) => {
  try {
    return JSON.parse(readFileSync(join(root, 'reports', name), 'utf8'))
  } catch {
    const sentence = `reports/${name} is missing: its tests did not run`
    process.stderr.write(`${sentence}\n`)
    failures.push(`  ${sentence}`)
    return undefined
  }
}

function countVitest(name) {
  const result = read(name)
  if (!result) return count(0, 1)
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = result.numFailedTests + brokenFiles.length
  for (const file of brokenFiles) failures.push(`  ${file.name}\n${lastLines(file.message)}`)
  for (const file of result.testResults)
    for (const test of file.assertionResults)
      if (test.status === 'failed')
        failures.push(
          `  ${file.name} > ${test.fullName}\n${lastLines(test.failureMessages.join('\n').slice(0, 1000))}`,
        )
  if (failed === 0 && !result.success) failures.push(`  ${name}: the run itself, not a test`)
  count(result.numPassedTests, failed || (result.success ? 0 : 1), result.numPendingTests)
}

function countPlaywright() {
  const result = read('playwright.json')
  if (!result) return count(0, 1)
  const { expected, unexpected, flaky, skipped } = result.stats
  if (flaky > 0) process.stderr.write(`${flaky} end-to-end tests passed at the second try only\n`)
  count(expected + flaky, unexpected + result.errors.length, skipped)
  for (const error of result.errors) failures.push(`  ${lastLines(error.message ?? '')}`)
  if (unexpected > 0) failures.push(`  End-to-end tests: ${unexpected}, named above`)
}

main().catch(fail)
