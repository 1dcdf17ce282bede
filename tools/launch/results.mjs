// Collects what the parts of `npm test` report, and says it at the end: nothing passes, fails or is skipped in silence.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './toolchain.mjs'

const SLOWEST = 10

/** Room for one failure in the summary. */
const LINES = 16

const indent = (lines) => lines.map((line) => `    ${line.slice(0, 500)}`).join('\n')

/** What a program printed: it ends with what went wrong. */
const lastLines = (text) => indent(text.trimEnd().split('\n').slice(-LINES))

/** What a test says: it begins with what went wrong, and ends with where. */
const firstLines = (text) => indent(text.trim().split('\n').slice(0, LINES))

const minutes = (ms) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export class Results {
  #started = performance.now()
  #passed = 0
  #failures = []
  /** Reasons, each with how often it was given. */
  #skipped = new Map()
  #retried = []
  #tests = []
  #parts = []

  get hasFailures() {
    return this.#failures.length > 0
  }

  pass(count = 1) {
    this.#passed += count
  }

  /**
   * @param {string} name what failed
   * @param {string} [details] shown once more in the summary
   * @param {(text: string) => string} [shorten] chooses which of them
   */
  fail(name, details = '', shorten = lastLines) {
    this.#failures.push([`  ${name}`, ...(details.trim() ? [shorten(details)] : [])].join('\n'))
  }

  skip(reason, count = 1) {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + count)
  }

  /** Measures a part of the run. */
  async part(title, work) {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#parts.push({ title, ms: performance.now() - started })
    }
  }

  /** Reads a report; one that is missing is a failure of its own. */
  #read(name) {
    try {
      return JSON.parse(readFileSync(join(root, 'reports', name), 'utf8'))
    } catch {
      this.fail(`reports/${name} is missing: its tests did not run`)
      return undefined
    }
  }

  /** Adds the tests of a report of Vitest. */
  addVitest(name) {
    const report = this.#read(name)
    if (!report) return
    for (const file of report.testResults) {
      const path = relative(root, file.name)
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      if (file.status === 'failed' && failed.length === 0) this.fail(path, file.message)
      // What cannot run at all, such as an engine that is not installed, declares no tests.
      if (file.status !== 'failed' && file.assertionResults.length === 0) this.skip(path)
      for (const test of file.assertionResults) this.#addVitestTest(path, test)
    }
    if (!report.success && report.numFailedTests === 0 && report.numFailedTestSuites === 0)
      this.fail(`${name}: the run itself, not a test`)
  }

  #addVitestTest(path, { fullName, status, duration, meta, failureMessages }) {
    const name = `${path} > ${fullName}`
    this.#tests.push({ name, ms: duration ?? 0 })
    if (meta.skippedComparison) this.skip(`screenshots: ${meta.skippedComparison}`)
    if (meta.passedOnRetry) this.#retried.push(name)
    if (status === 'passed') this.pass()
    else if (status === 'failed') this.fail(name, failureMessages.join('\n'), firstLines)
    else this.skip(name)
  }

  /** Adds the tests of a report of Playwright. */
  addPlaywright(name) {
    const report = this.#read(name)
    if (!report) return
    for (const { message } of report.errors) this.fail('End-to-end tests', message)
    for (const suite of report.suites) this.#addPlaywrightSuite(suite)
  }

  #addPlaywrightSuite({ specs, suites = [] }) {
    for (const suite of suites) this.#addPlaywrightSuite(suite)
    for (const spec of specs)
      for (const test of spec.tests) {
        const name = `${spec.file} (${test.projectName}) > ${spec.title}`
        this.#addPlaywrightTest(name, test)
      }
  }

  #addPlaywrightTest(name, { status, results, annotations }) {
    this.#tests.push({ name, ms: Math.max(0, ...results.map(({ duration }) => duration)) })
    if (status === 'skipped') {
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return this.skip(reason ? `${name}: ${reason}` : name)
    }
    if (status === 'flaky') this.#retried.push(name)
    if (status !== 'unexpected') return this.pass()
    return this.fail(name, results.at(-1)?.error?.message ?? '', firstLines)
  }

  /** Everything in order of importance: what matters most is last, above the totals. */
  summary() {
    const slowest = this.#tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
    const all = performance.now() - this.#started
    const skipped = [...this.#skipped].map(([reason, count]) => `  ${count} x ${reason}`)
    const sections = [
      ['Slowest tests', slowest.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`)],
      [
        `Durations, ${minutes(all)} in all; some parts run beside others`,
        this.#parts.map(({ title, ms }) => `  ${minutes(ms).padStart(6)}  ${title}`),
      ],
      ['Skipped', skipped],
      ['Passed only on retry', this.#retried.map((name) => `  ${name}`)],
      ['Failed', this.#failures],
    ]
    return sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `${title}\n${lines.join('\n')}\n`)
      .join('\n')
  }

  /** The line that CI reads: `N passed, N failed[, N skipped]`. */
  totals() {
    const skipped = [...this.#skipped.values()].reduce((sum, count) => sum + count, 0)
    const line = `${this.#passed} passed, ${this.#failures.length} failed`
    return skipped > 0 ? `${line}, ${skipped} skipped` : line
  }
}
