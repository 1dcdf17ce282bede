import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const isTest = /\.(test|stories)\.tsx?$|\/testing\b|\.gen\.ts$/

it('only packages/api reads how long a server asks to be left alone: everybody else asks it', () => {
  const files = globSync('{apps/{web,cli},packages/{packs,query,tunnel,ui}}/src/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !isTest.test(file))
  expect(files.length).toBeGreaterThan(500)
  const readers = files.filter((file) =>
    /retryAfterSeconds|parseRetryAfter/.test(readFileSync(root + file, 'utf8')),
  )
  expect(readers).toEqual([])
})
