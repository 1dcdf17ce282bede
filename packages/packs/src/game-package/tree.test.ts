import { describe, expect, it } from 'vitest'
import { openPack } from '#pack/open.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

const hash = 'a'.repeat(64)
const manifest = { version: '1.0', format: 'GZCTF-GAME' }
const game = {
  title: 'Quay',
  startTime: '2027-03-05T10:00:00+00:00',
  endTime: '2027-03-07T10:00:00+00:00',
  divisions: [{ name: 'Students' }],
}
const attachment = { type: 'Local', hash, fileName: '../map.txt', fileSize: 3, remoteUrl: null }
const common = {
  title: 'Echo',
  content: 'Say it.',
  category: 'Pwn',
  enabled: true,
  scoring: { original: 700, minRate: 0.3, difficulty: 4.5 },
  limits: { submission: 3, deadline: null },
  hints: ['Listen.'],
}

async function readOne(challenge: object) {
  const tree = aTree({
    'manifest.json': JSON.stringify(manifest),
    'game.json': JSON.stringify(game),
    'challenges/challenge-7.json': JSON.stringify({ ...common, id: 7, ...challenge }),
    [`files/${hash}`]: 'abc',
  })
  const { tree: files, about, passedOver } = await openPack(tree)
  const { challenges } = await readPack(files)
  return { challenge: challenges[0], about, passedOver }
}

describe('the package of a game', () => {
  it('gives its challenges, with points and limits as they are', async () => {
    const { challenge, about, passedOver } = await readOne({
      type: 'StaticAttachment',
      flags: { disableBloodBonus: true, static: [{ value: 'mini{a}', attachment: null }] },
      attachment,
    })
    expect(challenge).toMatchObject({
      title: 'Echo',
      type: 'StaticAttachment',
      flags: ['mini{a}'],
      isVisible: true,
      notes: [],
      fields: {
        ...{ content: 'Say it.', hints: ['Listen.'], submissionLimit: 3, disableBloodBonus: true },
        ...{ originalScore: 700, minScoreRate: 0.3, difficulty: 4.5 },
      },
    })
    expect(challenge?.handoutFiles.map(({ name }) => name)).toEqual(['map.txt'])
    expect(about).toMatchObject({ title: 'Quay', startMs: Date.parse(game.startTime) })
    expect(passedOver).toEqual([{ source: '.gzevent', why: 'left out: divisions' }])
  })

  it('gives containers with their limits and templates', async () => {
    const container = { image: 'echo:1', exposePort: 9, memoryLimit: 64, networkMode: 'Isolated' }
    const flags = { template: 'mini{[GUID]}', enableTrafficCapture: true }
    const { challenge } = await readOne({ type: 'DynamicContainer', container, flags })
    expect(challenge).toMatchObject({
      type: 'DynamicContainer',
      fields: {
        ...{ containerImage: 'echo:1', exposePort: 9, memoryLimit: 64, networkMode: 'Isolated' },
        ...{ flagTemplate: 'mini{[GUID]}', enableTrafficCapture: true },
      },
    })
  })

  it('gives each flag the file that comes with it', async () => {
    const flags = { static: [{ value: 'mini{a}', attachment }] }
    const { challenge } = await readOne({ type: 'DynamicAttachment', flags })
    expect(challenge).toMatchObject({ type: 'DynamicAttachment', flags: ['mini{a}'] })
    expect(challenge?.flagFiles.map(({ flag, file }) => [flag, file.name])).toEqual([
      ['mini{a}', 'map.txt'],
    ])
  })
})
