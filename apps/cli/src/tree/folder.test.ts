import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPack } from '@halyard/packs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolder } from '#tree/folder.ts'

const fixture = fileURLToPath(new URL('../../fixtures/mini-event', import.meta.url))

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'halyard-folder-'))
})
afterEach(() => rm(place, { recursive: true }))

/** Writes files below `place`, given as path -> text, and gives the folder `event` to import. */
async function write(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, path)), { recursive: true })
    await writeFile(join(place, path), text)
  }
  return join(place, 'event')
}

const read = async (folder: string) => readPack(await openFolder(folder))
const yaml = (name: string, ...files: string[]) =>
  JSON.stringify({ name, category: 'misc', value: 1, flags: ['x'], files })

describe('a folder', () => {
  it('is read at any depth, in any of the usual names', async () => {
    const { challenges } = await read(fixture)
    expect(challenges.map(({ title }) => title)).toEqual([
      'First Light',
      'Two-Time Pad',
      'Lost Page',
      'Any Number',
      'Harbour Bell',
      'Echo Chamber',
      'Long Arm',
      'Under Glass',
    ])
  })

  it('that is none is said to be so', async () => {
    await expect(openFolder(join(place, 'nowhere'))).rejects.toThrow(/^There is no .*nowhere\.$/)
  })

  it.each(['link.txt', 'linked/secret.txt'])(
    'gives nothing through a link out: %s',
    async (path) => {
      const folder = await write({
        'event/challenge.yml': yaml('One', path),
        'secret.txt': 'secret',
      })
      await symlink(join(place, 'secret.txt'), join(folder, 'link.txt'))
      await symlink(place, join(folder, 'linked'))
      const [challenge] = (await read(folder)).challenges
      expect(challenge?.refusal).toBe(`names ${path}, outside the folder`)
      expect(challenge?.handoutFiles).toEqual([])
    },
  )

  it('gives files through a link inside', async () => {
    const folder = await write({
      'event/challenge.yml': yaml('One', 'link.txt'),
      'event/a.txt': 'a',
    })
    await symlink(join(folder, 'a.txt'), join(folder, 'link.txt'))
    const [challenge] = (await read(folder)).challenges
    expect(challenge?.handoutFiles.map(({ name }) => name)).toEqual(['link.txt'])
  })

  it('does not find challenges through a linked folder', async () => {
    const folder = await write({
      'event/challenge.yml': yaml('Inside'),
      'elsewhere/challenge.yml': yaml('Outside'),
    })
    await symlink(join(place, 'elsewhere'), join(folder, 'elsewhere'))
    expect((await read(folder)).challenges.map(({ title }) => title)).toEqual(['Inside'])
  })
})
