import { describe, expect, it } from 'vitest'
import { mapChallenge } from '#mapping/challenge.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'
import type { Fields } from '#mapping/values.ts'

function aPlan(difference: Fields = {}): ChallengePlan {
  const file = { name: 'Echo', category: 'pwn', value: '100', flags: ['mini{a}'], ...difference }
  const plan = mapChallenge(file)
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
      title: 'Echo',
      category: 'Pwn',
      type: 'StaticAttachment',
      fields: { content: '', hints: [], submissionLimit: 0, originalScore: 100, minScoreRate: 1 },
      flags: ['mini{a}'],
      files: [],
      isVisible: true,
      notes: [],
    })
  })

  it('of an unknown category goes to Misc', () => {
    const plan = aPlan({ category: 'beginner' })
    expect(plan.category).toBe('Misc')
    expect(texts(plan, 'category-unknown')).toEqual(['category beginner -> Misc'])
  })

  it('is not shown when hidden, or without a flag', () => {
    expect(aPlan({ state: 'hidden' }).isVisible).toBe(false)
    expect(aPlan({ state: 'visible' }).isVisible).toBe(true)
    expect(aPlan({ flags: [] }).isVisible).toBe(false)
  })

  it('with an image that can be pulled is a container', () => {
    const plan = aPlan({ image: 'registry.example/echo:1', connection_info: 'nc ${host} 1' })
    expect(plan.type).toBe('StaticContainer')
    expect(plan.fields.containerImage).toBe('registry.example/echo:1')
    expect(plan.fields.content).toBe('')
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
      tags: ['easy'],
      next: null,
      logic: 'any',
      colour: 'red',
      extra: { x: '1' },
    })
    expect(texts(plan, 'left-out')).toEqual(['tags'])
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
      connection_info: 'nc ${host} ${port}',
      author: 'Ada',
      attribution: 'After an idea of Grace.',
    })
    expect(plan.fields.content).toBe(
      'Say it.\n\n```\nnc ${host} ${port}\n```\n\nAuthor: Ada\n\nAfter an idea of Grace.',
    )
    expect(texts(plan, 'placeholder')).toEqual(['${host} ${port} kept'])
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
  it('are texts; titles lead, costs go', () => {
    const plan = aPlan({
      hints: ['Look up.', { title: 'Where', content: 'Left.', cost: '50' }, { content: 'Free' }],
    })
    expect(plan.fields.hints).toEqual(['Look up.', '**Where** Left.', 'Free'])
    expect(texts(plan, 'hint-cost')).toEqual(['cost of 1 left out'])
  })
})
