import { describe, expect, it } from 'vitest'
import { openPack } from '#pack/open.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

const open = async (files: Record<string, string>) => readPack((await openPack(aTree(files))).tree)

describe('an export of CTFd', () => {
  it.each(['challenges', 'hints'])('whose table %s is no JSON says so', async (name) => {
    const files = {
      'db/challenges.json': '{"results": []}',
      'db/flags.json': '{"results": []}',
      [`db/${name}.json`]: '{"results": [',
    }
    await expect(open(files)).rejects.toThrow(`db/${name}.json in event is not JSON`)
  })
})
