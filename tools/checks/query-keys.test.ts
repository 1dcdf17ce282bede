import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('only packages/query knows what keys of the cache are made of', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const strays = files.filter((file) => /queryKey: \[/.test(readFileSync(root + file, 'utf8')))
  expect(strays).toEqual([])
})
