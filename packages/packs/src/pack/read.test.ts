import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildHandout } from '#pack/handout.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

const yaml = (name: string, ...files: string[]) =>
  JSON.stringify({ name, category: 'misc', value: 1, flags: ['x'], files })

async function handoutOf(files: Record<string, string>, maxBytes = 1000) {
  const names = Object.keys(files)
  const tree = aTree({ 'challenge.yml': yaml('My Title: ½', ...names), ...files })
  const [challenge] = (await readPack(tree)).challenges
  return buildHandout('My Title: ½', challenge?.handoutFiles ?? [], maxBytes)
}

describe('a folder', () => {
  it('without a challenge is said to be so', async () => {
    await expect(readPack(aTree({ 'notes.txt': '' }))).rejects.toThrow('No challenge.yml')
  })

  it('with broken files is read on, each named with its line', async () => {
    const folder = aTree({
      'a/challenge.yml': 'name: a\nflags: [\n',
      'b/challenge.yml': 'category: web\n',
      'c/challenge.yml': yaml('Fine'),
    })
    const { challenges, broken } = await readPack(folder)
    expect(challenges.map(({ title }) => title)).toEqual(['Fine'])
    expect(broken).toEqual([
      { source: 'a/challenge.yml', problem: expect.stringMatching(/^3:1: /) },
      { source: 'b/challenge.yml', problem: '1:1: the challenge has no name' },
    ])
  })

  it('may hold several challenges of one title: the others get the name of their folder', async () => {
    const folder = aTree({
      'a/x/challenge.yml': yaml('Same'),
      'b/x/challenge.yml': yaml('Same'),
      'c/x/challenge.yml': yaml('Same'),
    })
    const { challenges } = await readPack(folder)
    expect(challenges.map(({ title }) => title)).toEqual(['Same', 'Same (x)', 'Same (c/x)'])
    expect(challenges[1]?.notes).toContainEqual({
      code: 'title-shared',
      text: '"Same" is taken, called "Same (x)"',
    })
  })

  it('passes over manifests beside a challenge and what lies in its sources', async () => {
    const folder = aTree({
      'web/a/challenge.yml': yaml('A'),
      'web/a/challenge.yaml': 'apiVersion: kctf.dev/v1\nkind: Challenge\n',
      'web/a/challenge/challenge.yaml': 'apiVersion: v1\n---\nkind: Pod\n',
      'web/a/src/challenge.yml': 'name: [broken',
      'web/a/src/app/challenge.yaml': 'name: settings of the program\n',
      'web/a/copy/challenge.yml': yaml('A'),
      'web/a/second/challenge.yml': yaml('A, part two'),
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

  it('names a manifest without a challenge file: its challenge is missing', async () => {
    const folder = aTree({
      'a/challenge.yml': yaml('A'),
      'b/challenge.yaml': 'apiVersion: kctf.dev/v1\n',
    })
    const { broken } = await readPack(folder)
    expect(broken.map(({ source, problem }) => `${source}:${problem}`)).toEqual([
      'b/challenge.yaml:1:1: a manifest (kctf.dev/v1) without a challenge file beside it',
    ])
  })

  it('can be read in part', async () => {
    const folder = aTree({
      'a/challenge.yml': yaml('A'),
      'b/deep/challenge.yml': yaml('B'),
      'c/old/challenge.yml': yaml('C'),
    })
    const { challenges } = await readPack(folder, ['b/', '**/old'])
    expect(challenges.map(({ title }) => title)).toEqual(['A'])
  })

  it('may name files from its root', async () => {
    const folder = aTree({
      'web/a/challenge.yml': yaml('A', 'dist/a.txt'),
      'dist/a.txt': 'a',
    })
    const { challenges } = await readPack(folder)
    expect(challenges[0]?.handoutFiles.map(({ name }) => name)).toEqual(['a.txt'])
  })

  it('keeps going when files are missing, and names them', async () => {
    const folder = aTree({
      'challenge.yml': yaml('One', 'gone.txt', 'here.txt', '.'),
      'here.txt': 'here',
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
    '..',
  ])('is refused: %s', async (path) => {
    const folder = aTree({
      'challenge.yml': yaml('One', path),
      'inner/a.txt': '',
    })
    const [challenge] = (await readPack(folder)).challenges
    expect(challenge?.refusal).toBe(`names ${path}, outside the folder`)
    expect(challenge?.handoutFiles).toEqual([])
  })

  it('is not confused with a neighbour inside, or a name that starts with dots', async () => {
    const folder = aTree({
      'web/challenge.yml': yaml('One', '../shared/a.txt', '..b'),
      'shared/a.txt': 'a',
      'web/..b': 'b',
    })
    const [challenge] = (await readPack(folder)).challenges
    expect(challenge?.handoutFiles.map(({ name }) => name)).toEqual(['a.txt', '..b'])
  })
})

describe('a handout', () => {
  it('reads its files together, so that an archive is gone through once', async () => {
    let ways = 0
    let isUnderWay = false
    // As an archive reads: what is asked for at the same time goes into one way.
    const read = async () => {
      if (!isUnderWay) ways += 1
      isUnderWay = true
      await new Promise((resolve) => setTimeout(resolve))
      isUnderWay = false
      return new Uint8Array([1])
    }
    const files = Array.from({ length: 200 }, (_, index) => ({
      ...{ path: `${index}.txt`, name: `${index}.txt`, bytes: 1 },
      read,
    }))
    const { handout } = await buildHandout('Many', files, 1e6)
    expect(Object.keys(unzipSync(handout?.bytes ?? new Uint8Array()))).toHaveLength(200)
    expect(ways).toBe(1)
  })

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
