import type { ChallengeSettings } from '@halyard/api'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ctfcliFolders } from '#export/ctfcli.ts'
import type { ChallengeRules } from '#export/rules.ts'
import { mapFlags } from '#mapping/flags.ts'
import { defaultOptions } from '#mapping/options.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

const local = (url: string) => ({ id: 1, type: 'Local' as const, url, fileSize: 3 })
const flag = (text: string, url?: string) => ({
  id: 1,
  flag: text,
  attachment: url === undefined ? null : local(url),
})

const aChallenge = (changes: Partial<ChallengeSettings> = {}): ChallengeSettings => ({
  ...{ id: 7, title: 'Harbour: master', content: 'Moor *it*.\n\n- one\n', category: 'Web' },
  ...{ type: 'StaticAttachment', hints: ['Look: twice', '#2'], flagTemplate: null },
  ...{ isEnabled: true, acceptedCount: 0, fileName: 'attachment', testContainer: null },
  attachment: local('/assets/aa/sea%20chart.txt'),
  flags: [flag('flag{a: #b}'), flag('flag{b}')],
  ...{ containerImage: '', memoryLimit: 64, cpuCount: 1, storageLimit: 256, exposePort: 80 },
  ...{ networkMode: 'Open', enableTrafficCapture: false, disableBloodBonus: false },
  ...{ deadlineUtc: null, submissionLimit: 5, originalScore: 500, minScoreRate: 1, difficulty: 5 },
  ...changes,
})

/** What the own reader makes of the folders. */
async function readBack(...challenges: ChallengeSettings[]) {
  const folders = ctfcliFolders(challenges)
  const files = folders.flatMap(({ folder, text, files: beside }) => [
    [`${folder}/challenge.yml`, text] as const,
    ...beside.map(({ name, url }) => [`${folder}/${name}`, url] as const),
  ])
  const pack = await readPack(aTree(Object.fromEntries(files)))
  expect(pack.broken).toEqual([])
  return { folders, challenges: pack.challenges }
}

it('comes back as it was', async () => {
  const { folders, challenges } = await readBack(aChallenge())
  expect(folders).toMatchObject([{ folder: 'web/harbour-master', lost: [] }])
  expect(challenges).toMatchObject([
    {
      ...{ title: 'Harbour: master', category: 'Web', type: 'StaticAttachment', isVisible: true },
      flags: ['flag{a: #b}', 'flag{b}'],
      files: ['sea chart.txt'],
      fields: {
        content: 'Moor *it*.\n\n- one',
        hints: ['Look: twice', '#2'],
        ...{ submissionLimit: 5, originalScore: 500, minScoreRate: 1 },
      },
      notes: [{ code: 'left-out', text: 'version' }],
    },
  ])
})

it('keeps start and floor of a falling value, and about how fast it falls', async () => {
  const { challenges } = await readBack(aChallenge({ minScoreRate: 0.2, difficulty: 12 }))
  expect(challenges[0]?.fields).toMatchObject({ originalScore: 500, minScoreRate: 0.2 })
  expect(challenges[0]?.fields.difficulty).toBeCloseTo(12, 0)
})

it('brings instances back, and names what the format cannot say', async () => {
  const challenge = aChallenge({
    ...{ type: 'DynamicContainer', containerImage: 'registry.example.org/quay:1', exposePort: 31 },
    ...{ flags: [], attachment: null, deadlineUtc: 5, disableBloodBonus: true, isEnabled: false },
  })
  const { folders, challenges } = await readBack(challenge)
  expect(folders[0]?.lost).toEqual(['flag-template', 'container-limits', 'deadline', 'blood-bonus'])
  expect(challenges).toMatchObject([
    {
      ...{ type: 'StaticContainer', isVisible: false },
      fields: { containerImage: 'registry.example.org/quay:1', exposePort: 31 },
    },
  ])
})

it('gives every challenge a folder and every file a name of its own, in any script', () => {
  const folders = ctfcliFolders([
    aChallenge({ title: '逆流' }),
    aChallenge({ title: '逆流!' }),
    aChallenge({ title: '../..' }),
    aChallenge({
      title: 'Files',
      attachment: local('/assets/aa/..%2f..%2fetc%2fpasswd'),
      flags: [flag('x', '/assets/bb/a.txt'), flag('y', '/assets/cc/A.txt')],
    }),
  ])
  expect(folders.map(({ folder }) => folder)).toEqual([
    'web/逆流',
    'web/逆流-2',
    'web/challenge',
    'web/files',
  ])
  expect(folders[3]?.files.map(({ name }) => name)).toEqual([
    '..-..-etc-passwd',
    'a.txt',
    'A-2.txt',
  ])
  expect(folders[3]?.lost).toEqual(['flag-files'])
})

it('puts links to files elsewhere into the description', () => {
  const url = 'https://example.org/chart.txt'
  const [folder] = ctfcliFolders([
    aChallenge({ attachment: { id: 1, type: 'Remote', url, fileSize: null } }),
  ])
  expect(folder?.text).toContain(url)
  expect(folder?.files).toEqual([])
})

it('writes how flags are compared, and reads it back', () => {
  const flags = [
    { ...flag('mini{a}'), match: 'exact' as const },
    { ...flag('Quay'), match: 'ignoreCase' as const },
    { ...flag('(?i)mini{[a-f]+}'), match: 'regex' as const },
    { ...flag('mini{[0-9]+}'), match: 'regex' as const },
  ]
  const [folder] = ctfcliFolders([aChallenge({ flags })])
  const written = parse(folder?.text ?? '').flags
  expect(written).toEqual([
    'mini{a}',
    { type: 'static', content: 'Quay', data: 'case_insensitive' },
    { type: 'regex', content: 'mini{[a-f]+}', data: 'case_insensitive' },
    { type: 'regex', content: 'mini{[0-9]+}' },
  ])
  const read = mapFlags(written, { exactFlags: false, flagMatches: true })
  expect(read.flags.map((text) => [text, read.matches.get(text) ?? 'exact'])).toEqual(
    flags.map(({ flag: text, match }) => [text, match]),
  )
})

/** What the own reader makes of challenges with rules, for a server that has them all. */
async function rulesBack(
  challenges: ChallengeSettings[],
  rules: ReadonlyMap<number, ChallengeRules>,
) {
  const folders = ctfcliFolders(challenges, rules)
  const files = folders.map(({ folder, text }) => [`${folder}/challenge.yml`, text])
  const pack = await readPack(aTree(Object.fromEntries(files)), [], {
    ...defaultOptions,
    ...{ pricedHints: true, requirements: true },
  })
  const lost = new Map(folders.map((folder) => [folder.title, folder.lost]))
  return { lost, byTitle: new Map(pack.challenges.map((one) => [one.title, one])) }
}

const plain = { attachment: null, hints: ['Free'] }
const look = { text: 'Look *below*.', price: 50 }

it('keeps prices of hints, what is required, and formulas, and they come back', async () => {
  const linear = { kind: 'linear', minimum: 50, decay: 12, expression: '' } as const
  const parabola = { kind: 'logarithmic', minimum: 100, decay: 30, expression: '' } as const
  const { byTitle, lost } = await rulesBack(
    [
      aChallenge({ ...plain, id: 1, title: 'Knots: 1', minScoreRate: 0.2 }),
      aChallenge({ ...plain, id: 2, title: 'Splice', minScoreRate: 0.2 }),
      aChallenge({ ...plain, id: 3, title: 'Final' }),
    ],
    new Map([
      [1, { scoring: linear, hints: [look] }],
      [2, { scoring: parabola, requirements: { requires: [1], tile: 'hidden' } }],
      [3, { requirements: { requires: [1, 2], tile: 'unnamed' } }],
    ]),
  )
  expect([...lost.values()].flat()).toEqual([])
  expect(byTitle.get('Knots: 1')).toMatchObject({
    way: linear,
    pricedHints: [look],
    fields: { originalScore: 500, hints: ['Free'] },
  })
  expect(byTitle.get('Splice')).toMatchObject({
    way: parabola,
    requires: { challenges: [{ title: 'Knots: 1' }], tile: 'hidden' },
  })
  expect(byTitle.get('Final')?.requires).toEqual({
    challenges: [{ title: 'Knots: 1' }, { title: 'Splice' }],
    tile: 'unnamed',
  })
})

it('names what of the rules the format cannot say', async () => {
  const expression = { kind: 'expression', minimum: 0, decay: 0, expression: 'max' } as const
  const { lost, byTitle } = await rulesBack(
    [
      aChallenge({ ...plain, id: 1, title: 'Knots' }),
      aChallenge({ ...plain, id: 2, title: 'Splice', minScoreRate: 0.2 }),
    ],
    new Map<number, ChallengeRules>([
      [1, { scoring: expression, cooldown: { seconds: 60 } }],
      [
        2,
        {
          scoring: { kind: 'static', minimum: 0, decay: 0, expression: '' },
          requirements: { requires: [1], tile: 'titled' },
          cooldown: { seconds: 0 },
        },
      ],
    ]),
  )
  expect(lost.get('Knots')).toEqual(['curve', 'cooldown'])
  expect(lost.get('Splice')).toEqual(['locked-tile'])
  expect(byTitle.get('Splice')?.fields).toMatchObject({ originalScore: 500, minScoreRate: 1 })
})
