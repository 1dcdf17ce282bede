import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseSync, Visitor } from 'vite'

const ui = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
const read = (file: string) => readFileSync(ui + file, 'utf8')
const isSample =
  /\.(test|stories)\.tsx?$|^(bad-input|foundations|keyboard|forced-colours)\/|(^|\/)samples?(-\w+)?\.tsx?$/
const sources = globSync('**/*.tsx', { cwd: ui }).filter((file) => !isSample.test(file))

/** Attributes that a reader hears or sees. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/

/** The words that a file shows without being given them. */
function wordsIn(file: string): string[] {
  const words: string[] = []
  const { program } = parseSync(file, read(file))
  new Visitor({
    JSXText({ value }) {
      if (/\p{L}/u.test(value)) words.push(value.trim())
    },
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.test(name.name)
      if (isSpoken && value?.type === 'Literal' && /\p{L}/u.test(value.value))
        words.push(value.value)
    },
  }).visit(program)
  return words
}

it('packages/ui shows no words of its own', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap((file) => wordsIn(file).map((word) => `${file}: ${word}`))).toEqual([])
})

const folders = globSync('components/*/*', { cwd: ui }).toSorted()
const wall = globSync('bad-input/*.tsx', { cwd: ui }).map(read).join('\n')

const textOf = (folder: string, pattern: string) =>
  globSync(`${folder}/${pattern}`, { cwd: ui }).toSorted().map(read).join('\n')

const codeOf = (folder: string) =>
  sources
    .filter((file) => dirname(file) === folder)
    .map(read)
    .join('\n')

/** States that a component has when it has a property of that name. */
const STATES = ['error', 'loading', 'disabled', 'disabledReason', 'src']

/** What contains no text of unknown length: shapes, numbers that are formatted, and boxes for other parts. */
const WORDLESS = [
  'bunting',
  'code-flags',
  'colour-swatches',
  'countdown',
  'file-icon',
  'icon-button',
  'layout',
  'mosaic',
  'pennant',
  'skeleton',
]

/** Of these something is always offered: whoever has nothing to offer leaves them away. */
const NEVER_EMPTY = [
  'accordion',
  'colour-swatches',
  'description-list',
  'filter-chips',
  'menu',
  'radio-group',
  'segmented',
]
const LIST = /^ {2}(events|groups|items|names|options|parts|rows|series|values)\??: readonly/m
const NOTHING = /: \[\]|Nothing\w*: Story/

const HARD_WORDS = /HARD_TEXTS|NAMES|Long\w*: Story/

it.each(folders)('%s has a story of each of its states', (folder) => {
  const stories = textOf(folder, '*.stories.tsx')
  const code = codeOf(folder)
  const parts = [...code.matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(([, name]) => name)
  const isOnWall = parts.some((name) => new RegExp(`<${name}\\b`).test(wall))
  const missing = STATES.filter(
    (state) =>
      new RegExp(`^ {2}${state}\\??:`, 'm').test(code) &&
      !new RegExp(`\\b${state}\\b`).test(stories),
  )
  if (/\bFieldProps\b/.test(code) && !/\berror\b/.test(stories)) missing.push('error')
  if (!WORDLESS.includes(basename(folder)) && !isOnWall && !HARD_WORDS.test(stories))
    missing.push('long words')
  if (!NEVER_EMPTY.includes(basename(folder)) && LIST.test(code) && !NOTHING.test(stories))
    missing.push('nothing in it')
  expect(stories, 'no stories').toMatch(/satisfies Meta|: Meta</)
  expect(missing).toEqual([])
})

it.each(folders)('%s has the titles of its group', (folder) => {
  const group = basename(dirname(folder))
  const titles = [
    ...textOf(folder, '*.stories.tsx').matchAll(/(?:^ {2}|= \{ )title: '([^'/]+)\//gm),
  ]
  expect(titles.map(([, title]) => title?.toLowerCase())).toSatisfy(
    (found: string[]) => found.length > 0 && found.every((title) => title === group),
  )
})

const keyboardTests = globSync(['keyboard/*.test.tsx', 'shared/sample-chart.tsx'], { cwd: ui })
  .map(read)
  .join('\n')

/** Only looks, or a native control: nothing happens in them that a test could break. */
const VISUAL = new Set([
  'attachment-row',
  'avatar',
  'badge',
  'blood-list',
  'brand-scale',
  'breadcrumb',
  'bunting',
  'callout',
  'card',
  'category-mark',
  'code-flags',
  'description-list',
  'empty-state',
  'file-icon',
  'kbd',
  'layout',
  'live-indicator',
  'mini-chart',
  'notice-list',
  'pennant',
  'progress',
  'ring-chart',
  'shelf-header',
  'skeleton',
  'stat',
  'status-badge',
  'text-area',
  'text-field',
  'text-link',
])

it.each(folders.filter((folder) => textOf(folder, '*.stories.tsx') !== ''))(
  'what %s does is tested, or it only looks',
  (folder) => {
    const isTested =
      textOf(folder, '*.test.tsx') !== '' ||
      textOf(folder, '*.stories.tsx').includes('play: ') ||
      keyboardTests.includes(`${folder}/`)
    expect(isTested).toBe(!VISUAL.has(basename(folder)))
  },
)
