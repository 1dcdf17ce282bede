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
    expect(names).toEqual(['a.c', 'b.c', 'Dockerfile', 'x.h'])
    expect(texts('file-missing')).toEqual(['./none/* missing'])
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

  it('makes flags for each team from its template', async () => {
    const { challenge } = await readOne({
      'web/echo/challenge.yml': dynamic('registry.example/echo:1'),
    })
    expect(challenge).toMatchObject({
      type: 'DynamicContainer',
      isVisible: true,
      flags: [],
      notes: [],
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
