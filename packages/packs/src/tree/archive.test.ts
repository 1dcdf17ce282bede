import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openPack } from '#pack/open.ts'
import { readPack } from '#pack/read.ts'
import { openArchive } from '#tree/archive.ts'

const yaml = (name: string, ...files: string[]) =>
  JSON.stringify({ name, category: 'misc', value: 1, flags: ['x'], files })

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))

/** Changes every 32-bit number that is `from`, as sizes in the headers of an archive are. */
function withSize(archive: Uint8Array, from: number, to: number): Uint8Array {
  const view = new DataView(archive.slice().buffer)
  for (let at = 0; at + 4 <= view.byteLength; at += 1) {
    if (view.getUint32(at, true) === from) view.setUint32(at, to, true)
  }
  return new Uint8Array(view.buffer)
}

describe('an archive', () => {
  it('is read like the folder in it', async () => {
    const tree = openArchive(
      'Quay CTF.zip',
      zip({
        'quay/.gzevent': 'title: Quay',
        'quay/web/a/challenge.yml': yaml('A', 'a.txt'),
        'quay/web/a/a.txt': 'abc',
        '__MACOSX/quay/._a': '',
      }),
    )
    expect(tree.name).toBe('Quay CTF')
    const { about, tree: files } = await openPack(tree)
    expect(about.title).toBe('Quay')
    const [challenge] = (await readPack(files)).challenges
    expect(challenge?.source).toBe('web/a/challenge.yml')
    expect(await challenge?.handoutFiles[0]?.read()).toEqual(strToU8('abc'))
  })

  it('keeps a folder that says the category', async () => {
    const archive = zip({ 'web/a/challenge.yml': 'name: A\nvalue: 1\nflag: x' })
    const [challenge] = (await readPack(openArchive('a.zip', archive))).challenges
    expect(challenge?.category).toBe('Web')
  })

  it('cannot name a place outside of itself', () => {
    const { paths } = openArchive('a.zip', zip({ '../x': '', '/y': '', 'a/../../z': '', ok: '' }))
    expect(paths).toEqual(['ok'])
  })

  it('that unpacks to too much is refused before it is unpacked', () => {
    const bomb = withSize(zip({ a: 'x'.repeat(77_777), b: '' }), 77_777, 0xff_ff_ff_f0)
    expect(() => openArchive('bomb.zip', bomb)).toThrow('unpacks to more than 4 GB')
  })

  it('whose file is larger than it says gives no more than that', async () => {
    const liar = withSize(zip({ a: 'x'.repeat(77_777), b: '' }), 77_777, 10)
    const located = await openArchive('liar.zip', liar).locate('a')
    const bytes = located.kind === 'found' && (await located.file.read())
    expect(bytes && bytes.byteLength).toBe(10)
  })

  it('that is damaged, or none, is said to be so', () => {
    expect(() => openArchive('a.zip', zip({ a: 'a' }).slice(0, 20))).toThrow('can be read')
    expect(() => openArchive('a.txt', strToU8('text'))).toThrow('a.txt is not a ZIP archive')
  })
})

describe('an archive that is made to hurt', () => {
  it('names no drive and nothing beside itself, and what does is said', () => {
    const { paths, refused } = openArchive(
      'a.zip',
      zip({ 'C:\\x': '', 'c:x': '', 'a/C:/y': '', '\\\\host\\x': '', 'a\0b': '', ok: '' }),
    )
    expect(paths).toEqual(['ok'])
    expect(refused).toHaveLength(5)
  })

  it('of nothing but air is refused, whatever its size', () => {
    const bomb = withSize(zip({ a: 'x'.repeat(77_777) }), 77_777, 150_000_000)
    expect(() => openArchive('bomb.zip', bomb)).toThrow(
      'bomb.zip unpacks to far more than any challenge pack does',
    )
  })

  it('of very many files is refused', { timeout: 60_000 }, () => {
    const files = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, '']))
    expect(() => openArchive('many.zip', zip(files))).toThrow('or 20000 files')
  })

  it('is unpacked once, not once a file', { timeout: 60_000 }, async () => {
    const count = 3000
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${index}/challenge.yml`, yaml(`C${index}`)]),
    )
    const tree = openArchive('a.zip', zip(files))
    const started = performance.now()
    const { challenges } = await readPack(tree)
    expect(challenges).toHaveLength(count)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})
