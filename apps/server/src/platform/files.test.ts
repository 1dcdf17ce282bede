import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { fileStore } from '#platform/files.ts'
import { memoryObjects } from '#platform/objects/memory.ts'
import type { StoredObject } from '#platform/objects/object-store.ts'
import { openStorage } from '#platform/objects/open.ts'
import { objectServer, objectServerProgram } from '#testing/object-server.ts'

const root = mkdtempSync(join(tmpdir(), 'halyard-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const engines = {
  'a folder': async () => (await openStorage({ kind: 'folder', path: root })).files,
  memory: () => Promise.resolve(memoryObjects()),
  ...(objectServerProgram !== undefined && {
    'an S3 bucket': async () => (await openStorage((await objectServer()).location)).files,
  }),
}
const hash = createHash('sha256').update('hello').digest('hex')

describe.for(Object.entries(engines))('files in %s', async ([, open]) => {
  const objects = await open()
  const files = fileStore(objects)
  const keys = async (folder: string) => {
    const found: StoredObject[] = await Readable.from(objects.list(folder)).toArray()
    return found.map(({ key }) => key)
  }

  it('are found under the hash of their content', async () => {
    expect(await files.put(Readable.from([Buffer.from('hel'), Buffer.from('lo')]))).toEqual({
      hash,
      size: 5,
    })
    expect(await files.put(Buffer.from('hello'))).toEqual({ hash, size: 5 })
    expect(await files.size(hash)).toBe(5)
    expect(await text(files.read(hash))).toBe('hello')
    expect(await text(files.read(hash, { start: 1, end: 3 }))).toBe('ell')
    expect(await keys('')).toEqual([`${hash.slice(0, 2)}/${hash.slice(2)}`])
    expect(await files.free()).toBeGreaterThan(0)
  })

  it('are shown only when they are kept', async () => {
    const received = await files.receive(Buffer.from('draft'))
    expect(await files.size(received.hash)).toBeUndefined()
    await received.discard()
    const again = await files.receive(Buffer.from('draft'))
    await again.keep()
    await again.discard()
    expect(await files.size(again.hash)).toBe(5)
    expect(await keys('incoming/')).toEqual([])
  })

  it('are whole, however large', async () => {
    const large = Buffer.alloc(20_000_000, 'halyard ')
    const stored = await files.put(Readable.from([large.subarray(0, 9), large.subarray(9)]))
    expect(stored.size).toBe(large.length)
    expect(await files.size(stored.hash)).toBe(large.length)
    const range = { start: large.length - 5, end: large.length - 1 }
    expect(await text(files.read(stored.hash, range))).toBe('yard ')
    await files.remove(stored.hash)
  })

  it('leave nothing behind when the content breaks off', async () => {
    const broken = new Readable({ read: () => undefined })
    broken.push('half')
    setImmediate(() => broken.destroy(new Error('gone')))
    await expect(files.put(broken)).rejects.toThrow('gone')
    expect(await keys('incoming/')).toEqual([])
  })

  it('that a crash left half-way are swept away', async () => {
    await files.receive(Buffer.from('crashed'))
    await files.sweep(0)
    expect(await keys('incoming/')).toHaveLength(1)
    await files.sweep(Date.now() + 60_000)
    expect(await keys('incoming/')).toEqual([])
  })

  it('can be removed, and removed again', async () => {
    await files.remove(hash)
    await files.remove(hash)
    expect(await files.size(hash)).toBeUndefined()
  })
})
