import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { defaultOptions } from '#mapping/options.ts'
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

  it('brings the pictures that its texts show, and names those it does not hold', async () => {
    const hash = createHash('sha256').update('PNG').digest('hex')
    const description = [
      '![map](/files/ab12/the%20map.png?token=abc.def)',
      '<img src="https://ctf.example/files/ab12/the%20map.png">',
      '[elsewhere](https://other.example/files/zz/x.png) and /files/cd34/gone.png',
      'See `/files/ab12/the%20map.png`, or /files/ab12/the%20map.png.',
    ].join('\n')
    const { tree } = await openPack(
      aTree({
        'db/challenges.json': table({ ...challenge, description }),
        'db/flags.json': table({ challenge_id: 1, type: 'static', content: 'mini{a}' }),
        'db/hints.json': table({ challenge_id: 1, content: 'See ![](/files/ab12/the%20map.png)' }),
        'uploads/ab12/the map.png': 'PNG',
      }),
    )
    const [only] = (await readPack(tree)).challenges
    const address = `/assets/${hash}/the%20map.png`
    expect(only?.fields.content).toBe(
      [
        `![map](${address})`,
        `<img src="${address}">`,
        '[elsewhere](https://other.example/files/zz/x.png) and /files/cd34/gone.png',
        `See \`${address}\`, or ${address}.`,
      ].join('\n'),
    )
    expect(only?.fields.hints).toEqual([`See ![](${address})`])
    expect(only?.pictureFiles.map(({ name }) => name)).toEqual(['the map.png'])
    expect(only?.notes).toContainEqual({
      code: 'file-missing',
      text: 'files/cd34/gone.png missing',
    })
    expect(only?.refusal).toBeUndefined()
  })

  it('knows how points fall from the columns of any version', async () => {
    const numbers = { initial: 400, minimum: 100, decay: 20 }
    const old = { id: 1, ...numbers, function: 'linear' }
    const later = {
      id: 2,
      dynamic_initial: 400,
      dynamic_minimum: 100,
      dynamic_decay: 20,
      dynamic_function: 'linear',
    }
    const dynamic = { ...challenge, type: 'dynamic', value: 220, initial: null, function: 'static' }
    const challenges = await challengesOf({
      challenges: [
        { ...dynamic, name: 'Old' },
        { ...dynamic, id: 2, name: 'Later' },
        { ...challenge, ...numbers, id: 3, name: 'Own', value: 220, function: 'linear' },
        { ...challenge, id: 4, name: 'Fixed', function: 'static', initial: null },
      ],
      dynamic_challenge: [old, later],
    })
    const falling = { originalScore: 400, minScoreRate: 0.25, difficulty: 10.82 }
    expect(challenges.map(({ title, fields }) => [title, fields])).toEqual([
      ['Old', expect.objectContaining(falling)],
      ['Later', expect.objectContaining(falling)],
      ['Own', expect.objectContaining(falling)],
      ['Fixed', expect.objectContaining({ originalScore: 100, minScoreRate: 1 })],
    ])
    expect(challenges[3]?.notes).toEqual([])
  })

  it('does not guess how the points of a dynamic challenge fall', async () => {
    const [only] = await challengesOf({ challenges: [{ ...challenge, type: 'dynamic' }] })
    expect(only).toMatchObject({
      isVisible: false,
      fields: { originalScore: 100, minScoreRate: 1 },
      notes: [{ code: 'curve-missing' }],
    })
  })

  it('keeps closed what is closed there, with the reason', async () => {
    const challenges = await challengesOf({
      challenges: [
        { scheduled_at: '2026-12-26T12:00:00' },
        { scheduled_at: '2026-11-25T12:00:00.5' },
        { state: 'locked' },
        { module_id: 3 },
        { logic: 'all' },
        { logic: 'team' },
        { logic: 'any', state: 'visible', module_id: null, scheduled_at: null },
      ].map((row, index) => ({ ...challenge, ...row, id: index + 1, name: `No. ${index + 1}` })),
      modules: [{ id: 3, name: 'Week 2' }],
    })
    expect(challenges.map(({ isVisible, notes }) => [isVisible, notes])).toEqual([
      [false, [{ code: 'closed', text: 'opens at 2026-12-26T12:00:00' }]],
      [true, []],
      [false, [{ code: 'closed', text: 'state locked' }]],
      [false, [{ code: 'closed', text: 'in the module Week 2' }]],
      [false, [{ code: 'closed', text: 'takes all of its flags' }]],
      [false, [{ code: 'closed', text: 'takes an answer of every member of a team' }]],
      [true, []],
    ])
  })

  it('is an export whatever its uploads are called, and they keep their names', async () => {
    const names = ['challenge.yml', 'ctfcli.yaml', 'a.txt', 'A.TXT', 'a.txt', 'challenge.json']
    const files = names.map((name, index) => ({
      challenge_id: index < 5 ? 1 : 2,
      location: `f${index}/${name}`,
    }))
    const description = 'See /files/f9/challenge.yml'
    const challenges = await challengesOf(
      { challenges: [challenge, { ...challenge, id: 2, name: 'Second', description }], files },
      {
        ...Object.fromEntries(files.map(({ location }) => [`uploads/${location}`, 'name: Wolf'])),
        'uploads/f9/challenge.yml': 'name: Wolf',
      },
    )
    expect(challenges.map(({ title }) => title)).toEqual(['Echo', 'Second'])
    const [first, second] = challenges
    expect(first?.handoutFiles.map(({ name }) => name)).toEqual([
      'challenge.yml',
      'ctfcli.yaml',
      'a.txt',
      '4-A.TXT',
      '5-a.txt',
    ])
    expect(first?.notes).toEqual([{ code: 'file-renamed', text: 'A.TXT is 4-A.TXT, beside a.txt' }])
    expect(second?.handoutFiles.map(({ name }) => name)).toEqual(['challenge.json'])
    expect(second?.pictureFiles.map(({ name }) => name)).toEqual(['challenge.yml'])
  })

  it('is none where a challenge has a folder of that name', async () => {
    const { tree } = await openPack(
      aTree({
        'web/quay/challenge.yml': 'name: Quay\nflags:\n  - mini{a}',
        'web/quay/db/challenges.json': '[]',
      }),
    )
    expect((await readPack(tree)).challenges.map(({ title }) => title)).toEqual(['Quay'])
  })

  it('brings the pictures of a platform below a path, and of its attribution', async () => {
    const hash = createHash('sha256').update('PNG').digest('hex')
    const [only] = await challengesOf(
      {
        challenges: [
          {
            ...challenge,
            description: '<img src="/ctf/files/ab12/map.png"> <img src="files/ab12/map.png">',
            attribution: '![](/files/ab12/map.png)',
          },
        ],
      },
      { 'uploads/ab12/map.png': 'PNG' },
    )
    const address = `/assets/${hash}/map.png`
    expect(only?.fields.content).toBe(
      `<img src="${address}"> <img src="${address}">\n\n![](${address})`,
    )
  })

  it('says of points below zero that there are none', async () => {
    const [only] = await challengesOf({ challenges: [{ ...challenge, value: -10 }] })
    expect(only?.fields.originalScore).toBe(0)
    expect(only?.notes).toEqual([{ code: 'points-range', text: '-10 points -> 0' }])
  })

  it('without its flags is said to be incomplete', async () => {
    const tree = aTree({ 'db/challenges.json': table(challenge) })
    await expect(openPack(tree)).rejects.toThrow('db/flags.json is missing')
  })
})

type Tables = Record<string, readonly object[]>

const nowMs = Date.UTC(2026, 10, 26)

/** The challenges of an export with these tables, each with a flag. */
async function challengesOf(
  tables: Tables & { challenges: readonly { id: number; [column: string]: unknown }[] },
  uploads: Record<string, string> = {},
) {
  const flags = tables.challenges.map(({ id }) => ({
    challenge_id: id,
    type: 'static',
    content: `mini{${id}}`,
  }))
  const entries = Object.entries({ flags, ...tables })
  const files = entries.map(([name, rows]) => [`db/${name}.json`, table(...rows)])
  const { tree } = await openPack(aTree({ ...Object.fromEntries(files), ...uploads }))
  return (await readPack(tree, [], { ...defaultOptions, nowMs })).challenges
}
