import { describe, expect, it } from 'vitest'
import { defaultOptions } from '#mapping/options.ts'
import { openPack, readOpened } from '#pack/open.ts'
import { aTree } from '#testing/trees.ts'

const hash = 'a'.repeat(64)
const game = {
  title: 'Quay',
  startTime: '2027-03-05T10:00:00+00:00',
  endTime: '2027-03-07T10:00:00+00:00',
}
const challenge = {
  ...{ title: 'Echo', content: 'Say it.', category: 'Pwn', enabled: true },
  type: 'StaticAttachment',
  flags: { static: [{ value: 'mini{a}', attachment: null }] },
}
const whole = {
  'manifest.json': JSON.stringify({ version: '1.0', format: 'GZCTF-GAME' }),
  'game.json': JSON.stringify(game),
  'challenges/challenge-7.json': JSON.stringify(challenge),
  [`files/${hash}`]: 'abc',
}
const open = async (files: Record<string, string>, exclude: string[] = []) => {
  const opened = await openPack(aTree({ ...whole, ...files }))
  return { ...opened, ...(await readOpened(opened, exclude, defaultOptions)) }
}
const challenges = (...all: object[]) =>
  Object.fromEntries(
    all.map((each, index) => [
      `challenges/challenge-${index + 1}.json`,
      JSON.stringify({ ...challenge, ...each }),
    ]),
  )

describe('the package of a game', () => {
  it('gives what it says of the game, and its challenges', async () => {
    const opened = await open({})
    expect(opened).toMatchObject({
      ...{ isPackage: true, passedOver: [], broken: [] },
      about: { title: 'Quay', startMs: Date.parse(game.startTime), divisions: [] },
      challenges: [{ title: 'Echo', flags: ['mini{a}'], isVisible: true, notes: [] }],
    })
  })

  it('keeps how its flags are compared, or leaves the challenge disabled where the server cannot', async () => {
    const flags = { static: [{ value: 'mini{a}' }, { value: 'mini{[0-9]}' }] }
    const files = {
      ...challenges({ id: 1, flags }),
      'flags.json': JSON.stringify({ challenges: [{ id: 1, matches: ['ignoreCase', 'regex'] }] }),
    }
    const opened = await openPack(aTree({ ...whole, ...files }))
    const able = await readOpened(opened, [], { ...defaultOptions, flagMatches: true })
    expect(able.challenges[0]).toMatchObject({
      isVisible: true,
      flagMatches: new Map([
        ['mini{a}', 'ignoreCase'],
        ['mini{[0-9]}', 'regex'],
      ]),
    })
    const unable = await readOpened(opened, [], defaultOptions)
    expect(unable.challenges[0]).toMatchObject({
      isVisible: false,
      flagMatches: new Map(),
      notes: [{ code: 'flag-case' }],
    })
  })

  it('keeps how its challenges are scored, for servers that can', async () => {
    const linear = { challengeId: 1, kind: 'linear', minimum: 50, decay: 10, expression: '' }
    const files = {
      ...challenges({ scoring: { original: 100 } }),
      'scoring.json': JSON.stringify([linear]),
    }
    const { challenges: read } = await open(files)
    const { challengeId: _id, ...way } = linear
    expect(read[0]).toMatchObject({ way, isVisible: true, notes: [{ code: 'decay-fitted' }] })
  })

  it.each([
    [{ kind: 'magic' }, /scoring\.kind is magic/],
    [{ kind: 'linear', minimum: 200, decay: 1 }, /scoring\.minimum 200 is above its 100 points/],
    [{ kind: 'expression', expression: 'max -' }, /scoring\.expression cannot be computed/],
  ])('refuses a challenge that is scored by %o', async (scoring, why) => {
    const files = {
      ...challenges({ scoring: { original: 100 } }),
      'scoring.json': JSON.stringify([{ challengeId: 1, ...scoring }]),
    }
    const { challenges: read } = await open(files)
    expect(read[0]?.refusal).toMatch(why)
  })

  it.each(['../map.txt', String.raw`C:\maps\map.txt`, 'a/b/map.txt'])(
    'gives files names without a path: %s',
    async (fileName) => {
      const attachment = { type: 'Local', hash, fileName }
      const read = await open(challenges({ attachment }))
      expect(read.challenges[0]?.handoutFiles.map(({ name }) => name)).toEqual(['map.txt'])
    },
  )

  it('keeps the order of the game, and apart what has one title', async () => {
    const { challenges: read } = await open(challenges({ title: 'Rope' }, {}))
    expect(read.map(({ title }) => title)).toEqual(['Rope', 'Echo', 'Echo (7)'])
    expect(read[2]?.notes).toMatchObject([{ code: 'title-shared' }])
    expect(read[2]?.isVisible).toBe(true)
  })

  it('leaves out what shall be left out', async () => {
    const { challenges: read } = await open(challenges({}), ['challenges/challenge-7.json'])
    expect(read.map(({ source }) => source)).toEqual(['challenges/challenge-1.json'])
  })

  it('fills in what the organiser gives for a placeholder', async () => {
    const opened = await openPack(aTree({ ...whole, ...challenges({ content: 'nc ${host}' }) }))
    const values = new Map([['host', 'ctf.example']])
    const read = await readOpened(opened, [], { ...defaultOptions, values })
    expect(read.challenges[0]?.fields.content).toBe('nc ctf.example')
  })

  it('names a challenge that is no JSON or has no title, and reads the others', async () => {
    const { challenges: read, broken } = await open({
      'challenges/challenge-2.json': '{"title":',
      'challenges/challenge-3.json': '{"title": " "}',
    })
    expect(read.map(({ title }) => title)).toEqual(['Echo'])
    expect(broken).toEqual([
      { source: 'challenges/challenge-2.json', problem: '1:1: not JSON that can be read' },
      { source: 'challenges/challenge-3.json', problem: 'title is missing' },
    ])
  })

  it.each([
    ['manifest.json', '{"format": "GZCTF-GAME",'],
    ['game.json', '{"title"'],
  ])('with a broken %s says so', async (name, text) => {
    await expect(open({ [name]: text })).rejects.toThrow(`${name} in event is not JSON`)
  })
})
