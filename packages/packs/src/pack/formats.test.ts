import { describe, expect, it } from 'vitest'
import { defaultOptions } from '#mapping/options.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { readPack } from '#pack/read.ts'
import { aTree } from '#testing/trees.ts'

/** Reads the one challenge that files, given as path -> text, make. */
async function readOne(files: Record<string, string>, options: Partial<MappingOptions> = {}) {
  const { challenges } = await readPack(aTree(files), [], { ...defaultOptions, ...options })
  const [challenge] = challenges
  if (!challenge || challenges.length > 1) throw new Error('expected one challenge')
  const texts = (code: string) =>
    challenge.notes.filter((each) => each.code === code).map(({ text }) => text)
  return { challenge, names: challenge.handoutFiles.map(({ name }) => name), texts }
}

const rcds = (...lines: string[]) =>
  ['name: Echo', 'author: ada', 'description: Say it.', 'value: 300', ...lines].join('\n')

describe('a challenge of rCDS', () => {
  it('is read with its one flag, its points and the category of its folder', async () => {
    const { challenge } = await readOne({
      'pwn/echo/challenge.yml': rcds('flag: mini{a}'),
    })
    expect(challenge).toMatchObject({
      title: 'Echo',
      category: 'Pwn',
      flags: ['mini{a}'],
      isVisible: true,
      fields: { originalScore: 300, minScoreRate: 1, content: 'Say it.\n\nAuthor: ada' },
      notes: [],
    })
  })

  it('may keep its flag in a file, inside the event only', async () => {
    const files = { 'pwn/echo/flag.txt': 'mini{b}\n', 'secret.txt': 'mini{secret}' }
    const yml = 'pwn/echo/challenge.yml'
    const inside = await readOne({ ...files, [yml]: rcds('flag:', '  file: ./flag.txt') })
    expect(inside.challenge.flags).toEqual(['mini{b}'])
    const outside = await readOne({ ...files, [yml]: rcds('flag: {file: ../../../secret.txt}') })
    expect(outside.challenge.flags).toEqual([])
    expect(outside.texts('file-missing')).toEqual(['flag file ../../../secret.txt missing'])
  })

  it('provides files by pattern, by another name and in archives', async () => {
    const { names, texts } = await readOne({
      'pwn/echo/challenge.yml': rcds(
        'flag: x',
        'provide:',
        '- ./dist/*.c',
        '- {file: ./Dockerfile, as: Dockerfile.txt}',
        '- kind: zip',
        '  spec: {as: all.zip, files: [./lib/**/*.h]}',
        '- ./none/*',
      ),
      'pwn/echo/dist/b.c': '',
      'pwn/echo/dist/a.c': '',
      'pwn/echo/dist/secret.py': '',
      'pwn/echo/lib/deep/x.h': '',
      'pwn/echo/Dockerfile': '',
    })
    expect(names).toEqual(['a.c', 'b.c', 'Dockerfile.txt', 'x.h'])
    expect(texts('file-missing')).toEqual(['./none/* missing'])
  })

  it('links what it provides elsewhere on the web, and nothing is lost', async () => {
    const { challenge, names, texts } = await readOne({
      'pwn/echo/challenge.yml': rcds(
        'flag: x',
        'provide:',
        '- ./echo.c',
        '- {url: "https://files.example/big image.iso", as: "image[1].iso"}',
        '- https://files.example/dist/notes.txt?raw=1',
        '- {url: "ftp://files.example/old.tar"}',
      ),
      'pwn/echo/echo.c': '',
    })
    expect(names).toEqual(['echo.c'])
    expect(challenge.fields.content).toBe(
      [
        'Say it.',
        '[image\\[1\\].iso](<https://files.example/big%20image.iso>)',
        '[notes.txt](<https://files.example/dist/notes.txt?raw=1>)',
        'Author: ada',
      ].join('\n\n'),
    )
    expect(texts('file-linked')).toEqual([
      'https://files.example/big image.iso',
      'https://files.example/dist/notes.txt?raw=1',
    ])
    expect(texts('file-missing')).toEqual(['ftp://files.example/old.tar missing'])
  })

  it('provides nothing from outside the event', async () => {
    const { challenge } = await readOne({
      'pwn/echo/challenge.yml': rcds('flag: x', 'provide: [../../../*.txt]'),
      'secret.txt': 'secret',
    })
    expect(challenge.refusal).toBe('names ../../../*.txt, outside the folder')
  })

  it('that runs somewhere says what to mend', async () => {
    const { texts } = await readOne({
      'pwn/echo/challenge.yml': rcds(
        'flag: x',
        'containers: {main: {build: {context: server}, ports: [5000]}}',
        'expose: {main: [{tcp: 31337}]}',
      ),
    })
    expect(texts('address-open')).toEqual(['tell players where: tcp 31337'])
    expect(texts('image-not-built')).toEqual([
      'image ./server not built: docker build -t echo pwn/echo/server',
    ])
  })
})

describe('of several containers of rCDS', () => {
  const containers = [
    'containers:',
    '  db: {image: "postgres:16", ports: [5432]}',
    '  cache: {image: "redis:7"}',
    '  main: {image: "registry.example/echo:1", ports: [9000, 8000]}',
  ]

  it('the one that players reach is taken, at the port they reach, and the others are named', async () => {
    const { challenge, texts } = await readOne({
      'pwn/echo/challenge.yml': rcds(
        'flag: x',
        ...containers,
        'expose: {main: [{target: 8000, tcp: 31337}]}',
      ),
    })
    expect(challenge.fields).toMatchObject({
      containerImage: 'registry.example/echo:1',
      exposePort: 8000,
    })
    expect(texts('container-extra')).toEqual([
      'runs main alone, not db (postgres:16), cache (redis:7)',
    ])
    expect(texts('address-open')).toEqual([])
  })

  it.each([
    [
      'where several are exposed, the first of them',
      'expose: {main: [{http: a}], db: [{tcp: 1}]}',
      'main',
    ],
    ['where none is exposed, the first with a port', '', 'db'],
    ['where what is exposed is not there, the same', 'expose: {web: [{tcp: 1}]}', 'db'],
  ])('%s', async (_what, expose, name) => {
    const { texts } = await readOne({
      'pwn/echo/challenge.yml': rcds('flag: x', ...containers, expose),
    })
    expect(texts('container-extra')).toEqual([expect.stringMatching(`^runs ${name} alone, not `)])
  })

  it('one that lies a level deeper has its folder and its port there', async () => {
    const { challenge, texts } = await readOne({
      'crypto/hay/challenge.yaml': rcds(
        'flag: x',
        'containers:',
        '  main:',
        '    healthcheck: {build: healthcheck/}',
        '    challenge: {build: challenge/, ports: [1337]}',
        'expose: {main: [{target: 1337, tcp: hay.example}]}',
      ),
    })
    expect(texts('image-not-built')).toEqual([
      'image ./challenge/ not built: docker build -t echo crypto/hay/challenge/',
    ])
    expect(texts('left-out')).toEqual(['port 1337'])
    expect(texts('container-extra')).toEqual([
      'runs challenge alone, not healthcheck (./healthcheck/)',
    ])
    expect(challenge.flags).toEqual(['x'])
  })

  it('one that is built is named by its folder', async () => {
    const { texts } = await readOne({
      'pwn/echo/challenge.yml': rcds(
        'flag: x',
        'containers: {bot: {build: ./bot}, main: {image: "echo:1"}}',
        'expose: {main: [{target: 80, http: echo}]}',
      ),
    })
    expect(texts('container-extra')).toEqual(['runs main alone, not bot (./bot)'])
  })
})

const dynamic = (image: string) =>
  [
    'name: Echo',
    'type: DynamicContainer',
    'value: 100',
    'submissionLimit: 5',
    'deadlineUtc: 1795373357',
    `container: {containerImage: "${image}", exposePort: 80, flagTemplate: "mini{[GUID]}", cpuCount: 2, networkMode: isolated}`,
  ].join('\n')

describe('a challenge of the tools around GZ::CTF', () => {
  it('is read with its container and the folder it provides', async () => {
    const { challenge, names, texts } = await readOne({
      'web/echo/challenge.yml': [
        'name: Echo',
        'type: StaticContainer',
        'value: 100',
        'flags: ["mini{a}"]',
        'provide: ./dist',
        'container: {containerImage: registry.example/echo:1, exposePort: 8080, memoryLimit: 64, restart: yes}',
        'scripts: {start: docker compose up}',
      ].join('\n'),
      'web/echo/dist/src/app.py': '',
      'web/echo/dist/readme.txt': '',
    })
    expect(challenge).toMatchObject({
      category: 'Web',
      type: 'StaticContainer',
      fields: {
        containerImage: 'registry.example/echo:1',
        exposePort: 8080,
        memoryLimit: 64,
      },
      flags: ['mini{a}'],
    })
    expect(names).toEqual(['readme.txt', 'app.py'])
    expect(texts('left-out')).toEqual(['scripts', 'container.restart'])
  })

  it.each([
    [100, 0.1, ['falls to 10 % of 100 points']],
    [500, 0.1, ['falls to 10 % of 500 points']],
    [99, 1, []],
  ])('whose points are %d has the floor of the tool', async (value, minScoreRate, said) => {
    const lines = ['name: Echo', 'type: StaticAttachment', `value: ${value}`, 'flags: [x]']
    const { challenge, texts } = await readOne({ 'web/echo/challenge.yml': lines.join('\n') })
    expect(challenge.fields).toMatchObject({ originalScore: value, minScoreRate })
    expect(texts('points-fall')).toEqual(said)
  })

  it('that says its own floor keeps it', async () => {
    const lines = ['name: Echo', 'type: StaticAttachment', 'value: 500', 'minScoreRate: 0.4']
    const { challenge, texts } = await readOne({ 'web/echo/challenge.yml': lines.join('\n') })
    expect(challenge.fields).toMatchObject({ originalScore: 500, minScoreRate: 0.4 })
    expect(texts('points-fall')).toEqual([])
  })

  it('makes flags for each team from its template', async () => {
    const { challenge, texts } = await readOne({
      'web/echo/challenge.yml': dynamic('registry.example/echo:1'),
    })
    expect(texts('points-fall')).toHaveLength(1)
    expect(challenge).toMatchObject({
      type: 'DynamicContainer',
      isVisible: true,
      flags: [],
      fields: {
        flagTemplate: 'mini{[GUID]}',
        cpuCount: 2,
        networkMode: 'Isolated',
        submissionLimit: 5,
        deadlineUtc: 1_795_373_357_000,
      },
    })
  })

  it('whose image will be built comes with it, and with how it is made', async () => {
    const build = { image: 'echo', context: 'web/echo' }
    const { challenge, texts } = await readOne(
      { 'web/echo/challenge.yml': dynamic('.') },
      { buildsImages: true },
    )
    expect(challenge).toMatchObject({
      type: 'DynamicContainer',
      build,
      fields: { containerImage: 'echo' },
    })
    expect(texts('image-not-built')).toEqual([])
    const compose = await readOne(
      { 'web/echo/challenge.yml': dynamic('__compose__') },
      { buildsImages: true },
    )
    expect(compose.challenge).not.toHaveProperty('build')
    expect(compose.texts('image-not-built')).toHaveLength(1)
  })

  it('whose image must be built comes without instance, and says how to build it', async () => {
    const { challenge, texts } = await readOne({ 'web/echo/challenge.yml': dynamic('.') })
    expect(challenge).toMatchObject({ type: 'StaticAttachment', isVisible: false })
    expect(Object.keys(challenge.fields)).not.toContain('cpuCount')
    expect(texts('image-not-built')).toEqual(['image . not built: docker build -t echo web/echo'])
    expect(texts('flag-template')).toEqual(['flag template left out'])
  })
})

describe('what an organiser fills in', () => {
  it('replaces placeholders of every spelling, and the others stay', async () => {
    const { challenge, texts } = await readOne(
      {
        'web/echo/challenge.yml': [
          'name: Echo',
          'value: 1',
          'flags: [x]',
          'description: "See http://{{ .host }}/, ${host}:{{port}} and ${other}."',
          'connection_info: nc ${host} {{ .port }}',
          'hints: ["try {{host}}"]',
        ].join('\n'),
      },
      {
        values: new Map([
          ['host', 'ctf.example'],
          ['port', '31337'],
        ]),
      },
    )
    expect(challenge.fields.content).toBe(
      'See http://ctf.example/, ctf.example:31337 and ${other}.\n\n```\nnc ctf.example 31337\n```',
    )
    expect(challenge.fields.hints).toEqual(['try ctf.example'])
    expect(texts('placeholder')).toEqual(['${other} kept'])
    expect(texts('address-open')).toEqual([])
  })
})

describe('challenge files of other names', () => {
  const other = { 'web/b/metadata.yml': 'name: B', 'web/c/chal.json': '{}', 'web/d/meta.yaml': '' }

  it('challenge.json is read', async () => {
    const { challenge } = await readOne({
      'web/echo/challenge.json': '{"name": "Echo", "value": 100, "flag": "x"}',
    })
    expect(challenge).toMatchObject({ title: 'Echo', flags: ['x'], category: 'Web' })
  })

  it('those of other tools are named', async () => {
    const { passedOver } = await readPack(
      aTree({ 'web/a/challenge.yml': rcds('flag: x'), ...other }),
    )
    expect(passedOver.map(({ source }) => source)).toEqual(Object.keys(other))
    await expect(readPack(aTree(other))).rejects.toThrow('web/b/metadata.yml and 2 more')
  })

  it.each(['metadata.yaml', 'metadata.yml', 'meta.yml', 'meta.yaml', 'chal.json'])(
    '%s is named, where it is not left out',
    async (name) => {
      const tree = aTree({ 'web/a/challenge.yml': rcds('flag: x'), [`web/b/${name}`]: '{}' })
      const named = await readPack(tree)
      expect(named.passedOver.map(({ source }) => source)).toEqual([`web/b/${name}`])
      expect((await readPack(tree, ['web/b'])).passedOver).toEqual([])
    },
  )

  it('but not what lies beside a challenge file', async () => {
    const { passedOver } = await readPack(
      aTree({ 'web/a/challenge.yml': rcds('flag: x'), 'web/a/metadata.yml': 'name: A' }),
    )
    expect(passedOver).toEqual([])
  })
})
