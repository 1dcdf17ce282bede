import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCategories } from '#import/categories.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-categories-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(text: string) {
  await writeFile(join(folder, 'categories.yml'), text)
  return readCategories(join(folder, 'categories.yml'))
}

describe('categories of an event', () => {
  it('are read in any spelling', async () => {
    expect(await read('Sanity-Check: misc\n混合: binary exploitation\n')).toEqual(
      new Map([
        ['sanitycheck', 'Misc'],
        ['混合', 'Pwn'],
      ]),
    )
  })

  it('that the platform does not have are refused', async () => {
    await expect(read('beginner: easy\n')).rejects.toThrow(
      '"beginner" is mapped to no category of the platform (Misc, ',
    )
    await expect(read('- beginner\n')).rejects.toThrow('does not hold lines')
    await expect(readCategories(join(folder, 'none.yml'))).rejects.toThrow(
      /^There is no .*none\.yml\.$/,
    )
  })
})
