import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WorkspaceCopy } from './workspace-copy.ts'

const SCHEMA = 'openapi/schemas/team/TeamUpdateModel.yaml'
const TIMEOUT = 60_000

let copy: WorkspaceCopy

beforeEach(async () => {
  copy = await WorkspaceCopy.make()
})

afterEach(() => copy.remove())

test(
  'the contract as committed passes, also where git knows no version',
  { timeout: TIMEOUT },
  async () => {
    expect(await copy.run('api:check')).toEqual({
      code: 0,
      output: expect.stringContaining('No released version is known here'),
    })
  },
)

test('a changed schema without regenerated files fails', { timeout: TIMEOUT }, async () => {
  await copy.edit(SCHEMA, 'maxLength: 20', 'maxLength: 30')

  const { code, output } = await copy.run('api:check')

  expect(code).toBe(1)
  expect(output).toContain('openapi/platform.gen.json: stale, run `pnpm api:generate`')
  expect(output).toContain('packages/api/src/limits.gen.ts: stale')
})

test('a broken file fails with file and line', { timeout: TIMEOUT }, async () => {
  const line = await copy.edit(SCHEMA, 'type: object', 'type: [object')

  const { code, output } = await copy.run('api:check')

  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^${SCHEMA}:(${line}|${line + 1}) `, 'm'))
})

describe('after a release', () => {
  beforeEach(() => copy.release('v0.1.0'))

  test('a change that breaks callers fails', { timeout: TIMEOUT }, async () => {
    await copy.edit(SCHEMA, 'maxLength: 20', 'maxLength: 10')
    await copy.run('api:generate')

    const { code, output } = await copy.run('api:check')

    expect(code).toBe(1)
    expect(output).toContain(
      'TeamUpdateModel.name: was at most 20 characters, is now at most 10 characters in requests',
    )
    expect(output).toContain('Callers of v0.1.0 break, and no change note says so.')
  })

  test(
    'it passes with a major change note, not with a lesser one',
    { timeout: TIMEOUT },
    async () => {
      await copy.edit(SCHEMA, 'maxLength: 20', 'maxLength: 10')
      await copy.write('.changeset/short-names.md', '---\n"@halyard/api": minor\n---\n\nShort.\n')
      const lesser = await copy.runTool('compatible.ts')
      await copy.write('.changeset/short-names.md', '---\n"@halyard/api": major\n---\n\nShort.\n')
      const major = await copy.runTool('compatible.ts')

      expect(lesser.code).toBe(1)
      expect(major).toEqual({
        code: 0,
        output: 'Callers of v0.1.0 break, as a change note says.\n',
      })
    },
  )

  test('it passes once the next major version is made', { timeout: TIMEOUT }, async () => {
    await copy.edit(SCHEMA, 'maxLength: 20', 'maxLength: 10')
    await copy.write('packages/api/package.json', '{ "version": "99.0.0" }')

    expect(await copy.runTool('compatible.ts')).toMatchObject({ code: 0 })
  })

  test('a change that breaks nobody passes', { timeout: TIMEOUT }, async () => {
    await copy.edit(SCHEMA, 'maxLength: 72', 'maxLength: 90')

    expect(await copy.runTool('compatible.ts')).toEqual({
      code: 0,
      output: 'Callers of v0.1.0 can go on.\n',
    })
  })

  test('api:diff reports what breaks and ends with 1', { timeout: TIMEOUT }, async () => {
    await copy.edit(SCHEMA, 'maxLength: 20', 'maxLength: 10')

    expect(await copy.run('api:diff', 'v0.1.0')).toEqual({
      code: 1,
      output: expect.stringContaining('Breaks callers (1)'),
    })
    expect(await copy.run('api:diff', 'v9.9.9')).toEqual({
      code: 2,
      output: 'v9.9.9 is no address, no file and no version that git knows\n',
    })
  })
})
