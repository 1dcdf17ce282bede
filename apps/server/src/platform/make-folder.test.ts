import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from '#platform/make-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'halyard-folder-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('makes what is missing, for this user alone, and leaves what is there', () => {
  const path = join(place, 'a/b/c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(join(place, 'a')).mode & 0o777).toBe(0o700)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

it('says what is in the way', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => makeFolder(join(place, 'file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(place, 'file/below'))).toThrow('ENOTDIR')
})

it.skipIf(process.platform !== 'linux')('ends where nothing can be made', () => {
  // In a program of its own, which can be ended when it does not end by itself.
  const code = `import { makeFolder } from '${import.meta.dirname}/make-folder.ts'; makeFolder('/proc/halyard/a/b')`
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      timeout: 10_000,
      stdio: 'pipe',
    })
  expect(run).toThrow('ENOENT')
})
