import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { fileStore, hashOfKey } from '#platform/files.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import { memoryObjects } from '#platform/objects/memory.ts'
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts'
import { openStorage } from '#platform/objects/open.ts'
import { copyObjects } from '#start/copy-files.ts'
import { objectServer, objectServerProgram } from '#testing/object-server.ts'
import { aFolder, launch } from '#testing/program.ts'

// Ended after the last test: a hook that is registered inside a test never runs.
const server = objectServerProgram === undefined ? undefined : await objectServer()

const isFile = (key: string) => hashOfKey(key) !== undefined
const copy = (from: ObjectStore, to: ObjectStore, verify = false) =>
  copyObjects('files', from, to, isFile, { verify })

async function contentsOf(objects: ObjectStore): Promise<Map<string, string>> {
  const found: StoredObject[] = await Readable.from(objects.list('')).toArray()
  const read = async ({ key }: StoredObject): Promise<[string, string]> => [
    key,
    (await buffer(objects.read(key))).toString(),
  ]
  return new Map(await Promise.all(found.map(read)))
}

async function aFull(objects: ObjectStore, count = 20): Promise<ObjectStore> {
  const files = fileStore(objects)
  for (let index = 0; index < count; index += 1) await files.put(Buffer.from(`file ${index}`))
  await files.receive(Buffer.from('still coming'))
  return objects
}

it.skipIf(server === undefined)('files go from a folder to a bucket and back', async () => {
  if (!server) return
  const { files: bucket, close } = await openStorage(server.location)
  const folder = await aFull(folderObjects(aFolder()))
  expect(await copy(folder, bucket)).toEqual({ copied: 20, kept: 0, failures: [] })
  const back = folderObjects(aFolder())
  expect(await copy(bucket, back)).toEqual({ copied: 20, kept: 0, failures: [] })
  expect(await contentsOf(back)).toEqual(await contentsOf(bucket))
  expect((await contentsOf(back)).size).toBe(20)
  close()
})

it('an interrupted copy continues where it stopped', async () => {
  const source = await aFull(memoryObjects())
  const target = memoryObjects()
  let left = 5
  const breaking: ObjectStore = {
    ...target,
    write(key, content) {
      left -= 1
      if (left >= 0) return target.write(key, content)
      content.destroy()
      return Promise.reject(new Error('away'))
    },
  }
  const { copied, failures } = await copy(source, breaking)
  expect([copied, failures.length]).toEqual([5, 15])
  expect(await copy(source, target)).toEqual({ copied: 15, kept: 5, failures: [] })
  expect(await copy(source, target)).toEqual({ copied: 0, kept: 20, failures: [] })
})

it('a damaged file is named and not copied, and one that was damaged later is found', async () => {
  const source = await aFull(memoryObjects(), 3)
  const target = memoryObjects()
  const [damaged = ''] = [...(await contentsOf(source)).keys()].filter(isFile)
  const good = await buffer(source.read(damaged))
  await source.write(damaged, Readable.from([Buffer.from('eggs 0')]))
  expect(await copy(source, target)).toMatchObject({
    copied: 2,
    failures: [`files/${damaged}: the content is damaged: it differs from its hash`],
  })
  expect(await target.find(damaged)).toBeUndefined()

  await source.write(damaged, Readable.from([good]))
  await target.write(damaged, Readable.from([Buffer.from('eggs 0')]))
  expect(await copy(source, target)).toMatchObject({ copied: 0, kept: 3 })
  expect(await copy(source, target, true)).toMatchObject({ copied: 1, kept: 2 })
  expect(await contentsOf(target)).toHaveProperty('size', 3)
})

it('a source that is not there is refused, and not made', async () => {
  const place = aFolder()
  const [source, target] = [join(place, 'daat'), join(place, 'target')]
  const { child, output } = launch(['files', 'copy', '--from', source, '--to', target])
  const [code] = await once(child, 'exit')
  expect([code, output()]).toEqual([1, `There is no ${source}: nothing was copied.\n`])
  expect([existsSync(source), existsSync(target)]).toEqual([false, false])
})

it('a source without uploads is refused, and left as it is', async () => {
  const [source, target] = [aFolder(), join(aFolder(), 'target')]
  const { child, output } = launch(['files', 'copy', '--from', source, '--to', target])
  const [code] = await once(child, 'exit')
  expect([code, output()]).toEqual([
    1,
    `${source} is no data folder (it has no folder "files"): nothing was copied.\n`,
  ])
  expect([existsSync(join(source, 'files')), existsSync(target)]).toEqual([false, false])
})
