// Follows docs/how-to/change-the-api.md to the letter: its types, its commands, and what it says that they print.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WorkspaceCopy } from './workspace-copy.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/change-the-api.md'), 'utf8')
/** The blocks of code of the page, without the indent of the list around them. */
const blocks = [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
  ([, indent = '', language, text = '']) => ({
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }),
)
const [sent = '', received = ''] = blocks
  .filter(({ language }) => language === 'yaml')
  .map(({ text }) => text)
const [unfit = '', adds = '', breaks = ''] = blocks
  .filter(({ language }) => language === '')
  .map(({ text }) => text)

const TEAM = 'openapi/schemas/team/TeamInfoModel.yaml'
const UPDATE = 'openapi/schemas/team/TeamUpdateModel.yaml'
const indented = (yaml: string) => yaml.replaceAll(/^(?=.)/gm, '  ')
const TIMEOUT = 120_000

let copy: WorkspaceCopy
beforeEach(async () => {
  copy = await WorkspaceCopy.make()
  await copy.release('v1.2.0')
})
afterEach(() => copy.remove())

it('a field is added as the page says', { timeout: TIMEOUT }, async () => {
  await copy.edit(TEAM, '  - locked\nproperties:\n', '  - locked\n  - website\nproperties:\n')
  await copy.edit(TEAM, '  locked:\n', `${indented(sent)}  locked:\n`)
  await copy.edit(UPDATE, '  bio:\n', `${indented(received)}  bio:\n`)

  const before = await copy.run('api:check')
  expect(before.output).toContain(unfit.trim())
  const found = before.output.matchAll(/^(openapi\/paths\/\S+?):\d+ .*must have/gm)
  const files = new Set([...found].map(([, file = '']) => file))
  for (const file of files)
    await copy.editAll(file, /^( *)locked: (\w+)$/gm, '$1locked: $2\n$1website: null')

  expect(await copy.run('api:generate')).toMatchObject({ code: 0 })
  expect(await copy.run('api:check')).toMatchObject({ code: 0 })
  expect(await copy.run('api:diff', 'v1.2.0')).toEqual({
    code: 0,
    output: expect.stringContaining(adds.trim()),
  })
  expect(await copy.read('packages/api/src/limits.gen.ts')).toMatch(
    /website"?: \{\s*"?maxLength"?: 200/,
  )
})

it('a field that is taken away breaks callers as the page says', { timeout: TIMEOUT }, async () => {
  await copy.editAll(TEAM, / {2}- locked\n| {2}locked:\n(?: {4}.*\n)+/g, '')
  await copy.run('api:generate')

  expect(await copy.runTool('compatible.ts')).toEqual({
    code: 1,
    output: expect.stringContaining(breaks.trim()),
  })
})
