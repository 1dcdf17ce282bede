import { describe, expect, it } from 'vitest'
import { mapChallenge } from '#mapping/challenge.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { defaultOptions } from '#mapping/options.ts'
import type { MappingOptions } from '#mapping/options.ts'
import type { Fields } from '#mapping/values.ts'

function aPlan(difference: Fields = {}, options: Partial<MappingOptions> = {}): ChallengePlan {
  const file = { name: 'Echo', category: 'pwn', value: '100', flags: ['mini{a}'], ...difference }
  const plan = mapChallenge(file, { ...defaultOptions, ...options })
  if (!plan) throw new Error('no plan')
  return plan
}

const codes = (plan: ChallengePlan) => plan.notes.map(({ code }) => code)
const texts = (plan: ChallengePlan, wanted: string) =>
  plan.notes.filter(({ code }) => code === wanted).map(({ text }) => text)

describe('a challenge', () => {
  it('needs a name', () => {
    expect(mapChallenge({ category: 'pwn' })).toBeUndefined()
  })

  it('of the plainest kind passes without a remark', () => {
    expect(aPlan()).toEqual({
      flagMatches: new Map(),
      title: 'Echo',
      category: 'Pwn',
      type: 'StaticAttachment',
      fields: { content: '', hints: [], submissionLimit: 0, originalScore: 100, minScoreRate: 1 },
      flags: ['mini{a}'],
      files: [],
      pictures: [],
      isListed: true,
      isVisible: true,
      notes: [],
    })
  })

  it('of an unknown category goes to Misc', () => {
    const plan = aPlan({ category: 'beginner' })
    expect(plan.category).toBe('Misc')
    expect(texts(plan, 'category-unknown')).toEqual(['category beginner -> Misc'])
    const categories = new Map([['beginner', 'Web' as const]])
    expect(aPlan({ category: 'Beginner' }, { categories }).category).toBe('Web')
  })

  it('is not shown when hidden, or without a flag', () => {
    expect(aPlan({ state: 'hidden' }).isVisible).toBe(false)
    expect(aPlan({ state: 'visible' }).isVisible).toBe(true)
    expect(aPlan({ flags: [] }).isVisible).toBe(false)
    const flags = [{ type: 'static', content: 'mini{a}', data: 'case_insensitive' }]
    expect(aPlan({ flags }).isVisible).toBe(false)
    expect(aPlan({ flags }, { exactFlags: true }).isVisible).toBe(true)
  })

  it.each([
    [{ state: 'locked' }, 'state locked'],
    [{ scheduled_at: '2026-12-26 12:00' }, 'opens at 2026-12-26 12:00'],
    [{ scheduled_at: 'soon' }, 'opens at soon'],
    [{ module: 'Week 2' }, 'in the module Week 2'],
    [{ audience: 'Class A' }, 'for the audience Class A'],
    [{ logic: 'all' }, 'takes all of its flags'],
    [{ logic: 'team' }, 'takes an answer of every member of a team'],
    [{ logic: 'some' }, 'logic some'],
  ])('that is not open to everybody is not enabled, and says why: %j', (difference, text) => {
    const plan = aPlan(difference, { nowMs: Date.UTC(2026, 10, 26) })
    expect(plan).toMatchObject({ isVisible: false, isListed: false })
    expect(plan.notes).toEqual([{ code: 'closed', text }])
  })

  it('whose time has come is enabled', () => {
    const nowMs = Date.UTC(2026, 10, 26)
    const plan = aPlan({ scheduled_at: '2026-11-26T00:00:00' }, { nowMs })
    expect(plan).toMatchObject({ isVisible: true, notes: [] })
  })

  it('with an image that can be pulled is a container', () => {
    const plan = aPlan({ image: 'registry.example/echo:1', connection_info: 'nc ${host} 1' })
    expect(plan.type).toBe('StaticContainer')
    expect(plan.fields.containerImage).toBe('registry.example/echo:1')
    expect(plan.fields.content).toBe('')
    expect(codes(plan)).toContain('image-port')
  })

  it('may name image and inner port below extra', () => {
    const plan = aPlan({ extra: { image: 'registry.example/echo:1', port: '8080' } })
    expect(plan.fields).toMatchObject({
      containerImage: 'registry.example/echo:1',
      exposePort: 8080,
    })
    expect(plan.notes).toEqual([])
    expect(texts(aPlan({ extra: { port: '8080' } }), 'left-out')).toEqual(['port 8080'])
  })

  it('names its tags and what has to be solved before it', () => {
    const plan = aPlan({ tags: ['easy', 'x86'], requirements: { prerequisites: ['Warm-up'] } })
    expect(texts(plan, 'tags')).toEqual(['tags easy, x86'])
    expect(texts(plan, 'requirement')).toEqual(['requires Warm-up'])
    expect(plan.requires).toBeUndefined()
  })

  it('whose text promises more than the platform keeps is named', () => {
    const description = 'The flag is case-insensitive.'
    expect(codes(aPlan({ description }))).toEqual(['case-claimed'])
    expect(codes(aPlan({ description, flags: ['42'] }))).toEqual([])
  })

  it.each(['.', './src', '/srv/image', '__compose__', 'docker-compose.yml', 'Dockerfile'])(
    'with the image %s that must be built is a plain one',
    (image) => {
      const plan = aPlan({ image })
      expect(plan.type).toBe('StaticAttachment')
      expect(codes(plan)).toContain('image-not-built')
    },
  )

  it('names what is left out and what is unknown', () => {
    const plan = aPlan({
      topics: ['easy'],
      next: null,
      logic: 'any',
      colour: 'red',
      extra: { x: '1' },
    })
    expect(texts(plan, 'left-out')).toEqual(['topics'])
    expect(texts(plan, 'unknown-key')).toEqual(['colour', 'extra.x'])
  })

  it('takes attempts as its limit, within what the platform allows', () => {
    expect(aPlan({ attempts: '5' }).fields.submissionLimit).toBe(5)
    expect(aPlan({ attempts: '20000' }).fields.submissionLimit).toBe(10_000)
    expect(codes(aPlan({ attempts: '-1' }))).toEqual(['attempts-capped'])
  })
})

describe('a description', () => {
  it('gets connection info as code, author and attribution below it', () => {
    const plan = aPlan({
      description: 'Say it.\n',
      connection_info: 'nc echo.example 1337',
      author: 'Ada',
      attribution: 'After an idea of Grace.',
    })
    expect(plan.fields.content).toBe(
      'Say it.\n\n```\nnc echo.example 1337\n```\n\nAuthor: Ada\n\nAfter an idea of Grace.',
    )
  })

  it.each([
    { description: 'Say it.', connection_info: 'nc ${host} ${port}' },
    { description: 'Say it.\n\n`nc ${host} ${port}`\n' },
    { description: '```sh\n$ nc ${host} ${port}\n```\n\nSay it.' },
  ])('does not show players an address that is open: %j', (difference) => {
    const plan = aPlan(difference)
    expect(plan.fields.content).toBe('Say it.')
    expect(texts(plan, 'address-open')).toEqual([
      expect.stringMatching(/tell players where: (\$ )?nc \$\{host\} \$\{port\}$/),
    ])
  })

  it('keeps a sentence with a placeholder and names it', () => {
    const description = 'Curl ${url} until you see what it takes to be the one who finds the flag.'
    const plan = aPlan({ description, connection_info: '${url}' })
    expect(plan.fields.content).toBe(description)
    expect(texts(plan, 'placeholder')).toEqual(['${url} kept'])
    expect(texts(plan, 'address-open')).toEqual(['tell players where: ${url}'])
  })

  it('does not name an author twice', () => {
    const plan = aPlan({ description: 'Say it.\n\nAuthor: Ada', author: 'ada' })
    expect(plan.fields.content).toBe('Say it.\n\nAuthor: Ada')
  })

  it('keeps a web address a link', () => {
    const { fields } = aPlan({ connection_info: 'https://echo.example/' })
    expect(fields.content).toBe('https://echo.example/')
  })
})

describe('hints', () => {
  const hints = [
    'Look up.',
    { title: 'Where', content: 'Left.', cost: '50' },
    { content: 'Free' },
    { content: 'Then', requirements: ['1'] },
  ]

  it('with a price or a condition are left out and named', () => {
    const plan = aPlan({ hints })
    expect(plan.fields.hints).toEqual(['Look up.', 'Free'])
    expect(texts(plan, 'hint-cost')).toEqual([
      'hint "**Where** Left." (50 points)',
      'hint "Then" (after another hint)',
    ])
  })

  it('keep their price where the platform knows prices', () => {
    const plan = aPlan({ hints }, { pricedHints: true })
    expect(plan.fields.hints).toEqual(['Look up.', 'Free'])
    expect(plan.pricedHints).toEqual([{ text: '**Where** Left.', price: 50 }])
    expect(texts(plan, 'hint-cost')).toEqual(['hint "Then" (after another hint)'])
  })

  it('are all given out when that is wanted', () => {
    const plan = aPlan({ hints }, { allHints: true })
    expect(plan.fields.hints).toEqual(['Look up.', '**Where** Left.', 'Free', 'Then'])
    expect(texts(plan, 'hint-free')).toHaveLength(2)
  })
})

/** As several events write theirs: a type of the event's own, and flags that do not mind case. */
const caseless = (difference: Fields = {}): Fields => ({
  author: 'Mara',
  description: 'Find the harbor.\n\nFormat : **Hero{flag}**<br>Author : **Mara**',
  type: 'dynamic',
  value: undefined,
  extra: { initial: '500', decay: '100', minimum: '50' },
  flags: [{ type: 'static', content: 'Hero{H4rb0r_l1ghts}', data: 'case_insensitive' }],
  tags: ['easy'],
  state: 'visible',
  version: '0.1',
  ...difference,
})

describe('a challenge whose flags ignore case', () => {
  const patterned = caseless({
    flags: [
      { type: 'static', content: 'Hero{one}', data: 'case_insensitive' },
      { type: 'regex', content: 'Hero\\{tw[o0]\\}', data: 'case_insensitive' },
    ],
  })

  it('is enabled where the server compares them so', () => {
    for (const file of [caseless(), patterned]) {
      const plan = aPlan(file, { flagMatches: true })
      // None of the remarks is about its flags.
      expect([plan.isVisible, codes(plan)]).toEqual([true, ['decay-fitted', 'tags', 'left-out']])
    }
    expect(aPlan(caseless(), { flagMatches: true }).flagMatches).toEqual(
      new Map([['Hero{H4rb0r_l1ghts}', 'ignoreCase']]),
    )
  })

  it('is not where the server compares exactly alone', () => {
    for (const file of [caseless(), patterned]) expect(aPlan(file).isVisible).toBe(false)
  })
})

const requires = (requirements: unknown) => aPlan({ requirements }, { requirements: true }).requires

describe('requirements', () => {
  it('are kept where the platform opens challenges after others', () => {
    expect(requires(['Warm-up', ' Knots ', 'Knots'])).toEqual({
      challenges: [{ title: 'Warm-up' }, { title: 'Knots' }],
      tile: 'hidden',
    })
    const longer = { prerequisites: ['Warm-up'], anonymize: 'true' }
    expect(requires(longer)).toEqual({
      challenges: [{ title: 'Warm-up' }],
      tile: 'unnamed',
    })
    expect(requires([])).toBeUndefined()
    const plan = aPlan({ requirements: ['Warm-up'] }, { requirements: true })
    expect(texts(plan, 'requirement')).toEqual([])
  })
})
