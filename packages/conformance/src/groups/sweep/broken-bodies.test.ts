import { expect, test } from 'vitest'
import { allOperations, operation } from '#contract/document.ts'
import { schemaProblems } from '#contract/schema-check.ts'
import { brokenBodies } from '#groups/sweep/broken-bodies.ts'

const withBody = allOperations.filter(({ bodySchema }) => bodySchema)

test.each(withBody)(
  'every broken body of $id breaks its schema',
  ({ bodySchema = {}, bodyExample }) => {
    expect(schemaProblems(bodySchema, bodyExample)).toEqual([])
    const harmless = brokenBodies(bodySchema, bodyExample).filter(
      ({ value }) => schemaProblems(bodySchema, value).length === 0,
    )
    expect(harmless).toEqual([])
  },
)

test('each rule is broken on its own', () => {
  const { bodySchema = {}, bodyExample } = operation('createToken')
  expect(brokenBodies(bodySchema, bodyExample).map(({ what }) => what)).toEqual([
    'a list for an object',
    'name: absent',
    'name: null',
    'name: an object for a text',
    'name: under 1 characters',
    'name: over 128 characters',
    'name: blank',
    'expiresIn: a word for a number',
    'expiresIn: below 0',
    'expiresIn: above 4294967295',
    'scopes: null',
    'scopes: a text for a list',
    'gameId: a word for a number',
    'gameId: below 1',
    'gameId: above 2147483647',
  ])
})
