// Builds Storybook and opens it as a reader does: manager, documentation pages and stories, none of which may log an error.
// Compares its list of stories with the reference screenshots too: no story without one, no reference without a story.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findChromium, run } from '../launch/toolchain.mjs'

const root = resolve(import.meta.dirname, '../..')
const built = join(root, '.cache/storybook')
const references = join(root, 'packages/ui/visual')
/** Stories to open: one in so many, so that each run opens the same. */
const STORY_STEP = 60
const DOCS_STEP = 30

/** @returns {Promise<{ id: string, type: 'story' | 'docs', tags: string[] }[]>} the built entries */
async function build() {
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  await run(process.execPath, [storybook, 'build', '--disable-telemetry', '--quiet', '-o', built], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
  return Object.values(index.entries)
}

/** `actions-button/primary-dark-wide.png` is a reference of `actions-button--primary`. */
const storyOf = (file) =>
  `${dirname(file)}--${file.replace(/^.*\/|-(dark|light)(-\w+)?\.png$/g, '')}`

function compareReferences(stories) {
  const files = globSync('*/*.png', { cwd: references }).map((file) => file.replaceAll('\\', '/'))
  const pictured = new Set(files.map(storyOf))
  const known = new Set(stories.map(({ id }) => id))
  return [
    ...stories
      .filter(({ id, tags }) => !tags.includes('no-screenshot') && !pictured.has(id))
      .map(({ id }) => `${id} has no reference screenshot: pnpm visual:update`),
    ...files
      .filter((file) => !known.has(storyOf(file)))
      .map((file) => `packages/ui/visual/${file} belongs to no story: delete it`),
  ]
}

/** Opens an address and waits for what it should show; errors of the page go to `problems`. */
async function open(page, address, selector, problems) {
  const collect = (message) => problems.push(`${address}: ${message}`)
  page.on('pageerror', ({ message }) => collect(message))
  page.on('console', (message) => {
    const { url } = message.location()
    // Stories have no icon of their own, which Chromium asks for all the same.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
      collect(`${message.text()} ${url}`)
  })
  try {
    await page.goto(address)
    await page.locator(selector).first().waitFor()
  } catch (error) {
    collect(String(error))
  }
  page.removeAllListeners()
}

const everyNth = (list, step) => list.filter((_, at) => at % step === 0)

async function openAll(entries) {
  const problems = []
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] })
    await open(page, '/', '#storybook-explorer-menu, [role=tree], nav', problems)
    const docs = entries.filter(({ type }) => type === 'docs')
    for (const { id } of everyNth(docs, DOCS_STEP))
      await open(page, `/iframe.html?viewMode=docs&id=${id}`, '.sbdocs-content h1', problems)
    const stories = entries.filter(({ type }) => type === 'story')
    for (const { id } of everyNth(stories, STORY_STEP))
      await open(page, `/iframe.html?id=${id}`, '#storybook-root > *', problems)
  } finally {
    await browser.close()
    await server.close()
  }
  return problems
}

const entries = await build()
const problems = [
  ...compareReferences(entries.filter(({ type }) => type === 'story')),
  ...(await openAll(entries)),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
