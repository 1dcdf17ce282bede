import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)

it('no part of a screen puts what deletes or rejects beside a solid button, which a red brand makes red', () => {
  const parts = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
  const mixed = parts.filter((file) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    return /tone="danger"/.test(source) && /tone="primary"/.test(source)
  })
  expect(parts.length).toBeGreaterThan(100)
  expect(mixed).toEqual([])
})
