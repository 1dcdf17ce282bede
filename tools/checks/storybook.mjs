// Builds Storybook and opens it as a reader does: the manager, every documentation page and some of the stories, none of which
// may log an error. A documentation page lies on the ground of its theme, no story covers it, and its table of props has the variants.
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
/** Documentation pages are opened in one of these after the other. */
const DOCS_THEMES = ['dark', 'light', 'contrast', 'contrast-light']

/** @returns {Promise<{ id: string, type: 'story' | 'docs', tags: string[], importPath: string }[]>} the built entries */
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

/**
 * Opens an address, waits for what it should show and looks at it; errors of the page go to `problems`.
 * @param {() => Promise<string[]>} [look] returns what is wrong with the page
 */
async function open(page, address, selector, problems, look) {
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
    for (const problem of (await look?.()) ?? []) collect(problem)
  } catch (error) {
    collect(String(error))
  }
  page.removeAllListeners()
}

/** What is wrong with an open documentation page: its stories failed, cover it, or it lies on another ground than its theme's. */
async function lookAtDocs(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every(
      (story) => !story.querySelector('[data-is-loading], .sb-preparing-story'),
    ),
  )
  return page.evaluate(() => {
    const problems = []
    const title = document.querySelector('.sbdocs-content h1')
    title.scrollIntoView({ block: 'center' })
    const box = title.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2)
    if (!title.contains(top))
      problems.push(`<${top?.tagName} class="${top?.className}"> covers its title`)
    if (!document.querySelector('.sb-story')) problems.push('it shows no story')
    const failure = document.querySelector('.sb-errordisplay, .sb-story pre[class*="error"]')
    if (failure?.checkVisibility()) problems.push(failure.textContent.slice(0, 200))
    const ground = getComputedStyle(document.querySelector('.sbdocs-wrapper')).backgroundColor
    const expected = getComputedStyle(document.documentElement).backgroundColor
    if (ground !== expected) problems.push(`its ground is ${ground}, that of the theme ${expected}`)
    return problems
  })
}

/** Whether a part reads the types of its props off a recipe. */
const takesVariants = (source) => source.includes('RecipeVariants')

/**
 * The variants of the recipes beside a page's stories that a component takes as props: those of files that read their types off a recipe.
 * @param {string} stories the path of the stories
 */
function variantsBeside(stories) {
  const folder = dirname(join(root, stories))
  const read = (pattern, isRead = () => true) =>
    globSync(pattern, { cwd: folder, exclude: ['*.stories.tsx', '*.test.tsx'] })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter(isRead)
      .join('\n')
  const variants = [...read('*.css.ts').matchAll(/^  variants: \{\n(.*?)^  \}/gms)].flatMap(
    ([, body]) => [...body.matchAll(/^    (\w+): /gm)].map(([, name]) => name),
  )
  const given = [...read('*.tsx', takesVariants).matchAll(/styles\.\w+\(\{ (\w+(?:, \w+)*) \}\)/g)]
    .flatMap(([, names]) => names.split(', '))
    .filter((name) => variants.includes(name))
  return [...new Set(given)]
}

/** The props without which a documentation page's tables are, over all of their tabs. */
async function missingProps(page, wanted) {
  const names = page.locator('.docblock-argstable tbody tr td:first-child')
  const tabs = page.locator('.sbdocs-content').getByRole('tab')
  const found = []
  const collect = async () => found.push(...(await names.allTextContents()))
  await collect()
  for (const tab of await tabs.all()) {
    await tab.click()
    await collect()
  }
  if (found.length === 0) return ['it has no table of props']
  const missing = wanted.filter((name) => !found.some((one) => one.replace('*', '') === name))
  return missing.map((name) => `its table of props lacks ${name}`)
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
    for (const [at, { id, importPath }] of docs.entries()) {
      const isOfComponent = importPath.includes('/components/')
      const look = async () => [
        ...(await lookAtDocs(page)),
        ...(isOfComponent ? await missingProps(page, variantsBeside(importPath)) : []),
      ]
      const theme = DOCS_THEMES[at % DOCS_THEMES.length]
      const address = `/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`
      await open(page, address, '.sbdocs-content h1', problems, look)
    }
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
