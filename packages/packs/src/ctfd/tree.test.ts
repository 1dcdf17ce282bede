import { describe, expect, it } from 'vitest'
import { openPack } from '#pack/open.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

const table = (...results: object[]) => JSON.stringify({ results })
const challenge = { id: 1, name: 'Echo', category: 'pwn', value: 100, type: 'standard' }

describe('an export of CTFd that was unpacked', () => {
  it('is read like its archive', async () => {
    const { tree, about } = await openPack(
      aTree({
        'export/db/challenges.json': table(challenge),
        'export/db/flags.json': table({ challenge_id: 1, type: 'static', content: 'mini{a}' }),
        'export/db/files.json': table({ challenge_id: 1, location: 'ab12/echo.c' }),
        'export/db/config.json': table({ key: 'ctf_name', value: 'Quay' }),
        'export/uploads/ab12/echo.c': 'int main;',
      }),
    )
    expect(about.title).toBe('Quay')
    const { challenges } = await readPack(tree)
    expect(challenges).toMatchObject([{ title: 'Echo', category: 'Pwn', flags: ['mini{a}'] }])
    expect(challenges[0]?.handoutFiles.map(({ name }) => name)).toEqual(['echo.c'])
  })

  it('without its flags is said to be incomplete', async () => {
    const tree = aTree({ 'db/challenges.json': table(challenge) })
    await expect(openPack(tree)).rejects.toThrow('db/flags.json is missing')
  })
})
