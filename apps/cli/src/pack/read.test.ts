import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildHandout } from '#pack/handout.ts'
import { readPack } from '#pack/read.ts'

const fixture = fileURLToPath(new URL('../../fixtures/mini-event', import.meta.url))

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'halyard-pack-'))
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

const yaml = (name: string, ...files: string[]) =>
  JSON.stringify({ name, category: 'misc', value: 1, flags: ['x'], files })

async function handoutOf(files: Record<string, string>, maxBytes = 1000) {
  const names = Object.keys(files)
  const folder = await write({
    'event/challenge.yml': yaml('My Title: ½', ...names),
    ...Object.fromEntries(names.map((name) => [`event/${name}`, files[name] ?? ''])),
  })
  const [challenge] = (await readPack(folder)).challenges
  return buildHandout('My Title: ½', challenge?.handoutFiles ?? [], maxBytes)
}

describe('a folder', () => {
  it('is read at any depth, in any of the usual names', async () => {
    const { challenges } = await readPack(fixture)
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

  it('that is none, or has no challenge, is said to be so', async () => {
    await expect(readPack(join(place, 'nowhere'))).rejects.toThrow('nowhere is not a folder.')
    await expect(readPack(place)).rejects.toThrow('No challenge.yml')
  })

  it('with broken files is read on, each named with its line', async () => {
    const folder = await write({
      'event/a/challenge.yml': 'name: a\nflags: [\n',
      'event/b/challenge.yml': 'category: web\n',
      'event/c/challenge.yml': yaml('Fine'),
    })
    const { challenges, broken } = await readPack(folder)
    expect(challenges.map(({ title }) => title)).toEqual(['Fine'])
    expect(broken).toEqual([
      { source: 'a/challenge.yml', problem: expect.stringMatching(/^3:1: /) },
      { source: 'b/challenge.yml', problem: '1:1: the challenge has no name' },
    ])
  })

  it('may hold several challenges of one title: the others get the name of their folder', async () => {
    const folder = await write({
      'event/a/x/challenge.yml': yaml('Same'),
      'event/b/x/challenge.yml': yaml('Same'),
      'event/c/x/challenge.yml': yaml('Same'),
    })
    const { challenges } = await readPack(folder)
    expect(challenges.map(({ title }) => title)).toEqual(['Same', 'Same (x)', 'Same (c/x)'])
    expect(challenges[1]?.notes).toContainEqual({
      code: 'title-shared',
      text: '"Same" is taken, called "Same (x)"',
    })
  })

  it('passes over manifests beside a challenge and what lies in its sources', async () => {
    const folder = await write({
      'event/web/a/challenge.yml': yaml('A'),
      'event/web/a/challenge.yaml': 'apiVersion: kctf.dev/v1\nkind: Challenge\n',
      'event/web/a/challenge/challenge.yaml': 'apiVersion: v1\n---\nkind: Pod\n',
      'event/web/a/src/challenge.yml': 'name: [broken',
      'event/web/a/src/app/challenge.yaml': 'name: settings of the program\n',
      'event/web/a/copy/challenge.yml': yaml('A'),
      'event/web/a/second/challenge.yml': yaml('A, part two'),
    })
    const { challenges, broken, passedOver } = await readPack(folder)
    expect(challenges.map(({ title }) => title)).toEqual(['A', 'A, part two'])
    expect(broken).toEqual([])
    expect(passedOver.map(({ source }) => source)).toEqual([
      'web/a/challenge.yaml',
      'web/a/challenge/challenge.yaml',
      'web/a/copy/challenge.yml',
      'web/a/src/app/challenge.yaml',
      'web/a/src/challenge.yml',
    ])
  })

  it('names a manifest that stands alone: its challenge is missing', async () => {
    const folder = await write({
      'event/a/challenge.yml': yaml('A'),
      'event/b/challenge.yaml': 'apiVersion: kctf.dev/v1\n',
    })
    const { broken } = await readPack(folder)
    expect(broken.map(({ source, problem }) => `${source}:${problem}`)).toEqual([
      'b/challenge.yaml:1:1: a manifest (kctf.dev/v1) without a challenge file beside it',
    ])
  })

  it('can be read in part', async () => {
    const folder = await write({
      'event/a/challenge.yml': yaml('A'),
      'event/b/deep/challenge.yml': yaml('B'),
      'event/c/old/challenge.yml': yaml('C'),
    })
    const { challenges } = await readPack(folder, ['b/', '**/old'])
    expect(challenges.map(({ title }) => title)).toEqual(['A'])
  })

  it('may name files from its root', async () => {
    const folder = await write({
      'event/web/a/challenge.yml': yaml('A', 'dist/a.txt'),
      'event/dist/a.txt': 'a',
    })
    const { challenges } = await readPack(folder)
    expect(challenges[0]?.handoutFiles.map(({ name }) => name)).toEqual(['a.txt'])
  })

  it('keeps going when files are missing, and names them', async () => {
    const folder = await write({
      'event/challenge.yml': yaml('One', 'gone.txt', 'here.txt', '.'),
      'event/here.txt': 'here',
    })
    const [challenge] = (await readPack(folder)).challenges
    expect(challenge?.handoutFiles.map(({ name }) => name)).toEqual(['here.txt'])
    expect(challenge?.notes).toContainEqual({ code: 'file-missing', text: 'gone.txt missing' })
    expect(challenge?.notes).toContainEqual({ code: 'file-folder', text: '. is a folder' })
    expect(challenge?.refusal).toBeUndefined()
  })
})

describe('a file outside the folder', () => {
  it.each([
    '../secret.txt',
    'inner/../../secret.txt',
    '/etc/hostname',
    'C:\\Windows\\win.ini',
    '\\\\host\\share\\file',
    'link.txt',
    'linked/secret.txt',
    '..',
  ])('is refused: %s', async (path) => {
    const folder = await write({
      'event/challenge.yml': yaml('One', path),
      'event/inner/a.txt': '',
      'secret.txt': 'secret',
    })
    await symlink(join(place, 'secret.txt'), join(folder, 'link.txt'))
    await symlink(place, join(folder, 'linked'))
    const [challenge] = (await readPack(folder)).challenges
    expect(challenge?.refusal).toBe(`names ${path}, outside the folder`)
    expect(challenge?.handoutFiles).toEqual([])
  })

  it('is not confused with a neighbour inside, or a name that starts with dots', async () => {
    const folder = await write({
      'event/web/challenge.yml': yaml('One', '../shared/a.txt', '..b'),
      'event/shared/a.txt': 'a',
      'event/web/..b': 'b',
    })
    const [challenge] = (await readPack(folder)).challenges
    expect(challenge?.handoutFiles.map(({ name }) => name)).toEqual(['a.txt', '..b'])
  })

  it('cannot be reached through a linked folder of challenges', async () => {
    const folder = await write({
      'event/challenge.yml': yaml('Inside'),
      'elsewhere/challenge.yml': yaml('Outside'),
    })
    await symlink(join(place, 'elsewhere'), join(folder, 'elsewhere'))
    expect((await readPack(folder)).challenges.map(({ title }) => title)).toEqual(['Inside'])
  })
})

describe('a handout', () => {
  it('of one file is the file', async () => {
    const { handout } = await handoutOf({ 'a.txt': 'abc' })
    expect(handout?.name).toBe('a.txt')
    expect(handout?.hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('of several is one archive, the same every time', async () => {
    const one = await handoutOf({ 'b.txt': 'b', 'a.txt': 'a' })
    const two = await handoutOf({ 'a.txt': 'a', 'b.txt': 'b' })
    expect(one.handout?.name).toBe('my-title-½.zip')
    expect(one.handout?.hash).toBe(two.handout?.hash)
    const entries = Object.entries(unzipSync(one.handout?.bytes ?? new Uint8Array()))
    expect(entries.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['a.txt', 'a'],
      ['b.txt', 'b'],
    ])
  })

  it('keeps folders where names would clash', async () => {
    const { handout } = await handoutOf({ 'x/flag.txt': '1', 'y/flag.txt': '2' })
    const entries = unzipSync(handout?.bytes ?? new Uint8Array())
    expect(Object.keys(entries)).toEqual(['x/flag.txt', 'y/flag.txt'])
  })

  it('beyond the limit is only measured', async () => {
    expect(await handoutOf({ 'a.txt': 'x'.repeat(11) }, 10)).toEqual({ tooLarge: 11 })
    expect(await handoutOf({ 'a.txt': 'x'.repeat(60), 'b.txt': 'x'.repeat(40) }, 10)).toEqual({
      tooLarge: 100,
    })
  })
})
