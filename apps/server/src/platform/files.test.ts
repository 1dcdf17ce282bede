import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { folderStore, memoryStore } from '#platform/files.ts'

const root = mkdtempSync(join(tmpdir(), 'halyard-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const hash = createHash('sha256').update('hello').digest('hex')

describe.each([
  ['a folder', await folderStore(root)],
  ['memory', memoryStore()],
])('files in %s', (_, files) => {
  it('are found under the hash of their content', async () => {
    expect(await files.put(Readable.from([Buffer.from('hel'), Buffer.from('lo')]))).toEqual({
      hash,
      size: 5,
    })
    expect(await files.put(Buffer.from('hello'))).toEqual({ hash, size: 5 })
    expect(await files.size(hash)).toBe(5)
    expect(await text(files.read(hash))).toBe('hello')
    expect(await text(files.read(hash, { start: 1, end: 3 }))).toBe('ell')
  })

  it('are shown only when they are kept', async () => {
    const received = await files.receive(Buffer.from('draft'))
    expect(await files.size(received.hash)).toBeUndefined()
    await received.discard()
    const again = await files.receive(Buffer.from('draft'))
    await again.keep()
    await again.discard()
    expect(await files.size(again.hash)).toBe(5)
  })

  it('can be removed, and removed again', async () => {
    await files.remove(hash)
    await files.remove(hash)
    expect(await files.size(hash)).toBeUndefined()
  })
})

it('leaves nothing behind when the content breaks off', async () => {
  const files = await folderStore(root)
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })
  await expect(files.put(broken)).rejects.toThrow('gone')
  expect(readdirSync(join(root, 'incoming'))).toEqual([])
})
