// The image starts the server as `npm start` does: with the same limits of memory.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('the image has the flags and the environment of the process', () => {
  const settings: { flags: string[]; environment: Record<string, string> } = JSON.parse(
    read('apps/server/process.json'),
  )
  const image = read('Dockerfile')
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(image) ?? []
  expect(JSON.parse(entry)).toEqual(['node', ...settings.flags, 'apps/server/src/main.ts'])
  const set = Object.entries(settings.environment).map(([name, value]) => `${name}=${value}`)
  expect(image.split(/\s+/)).toEqual(expect.arrayContaining(set))
})
