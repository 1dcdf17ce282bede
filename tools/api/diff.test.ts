import { expect, test } from 'vitest'
import { anApi, anObject, type ApiParts } from './compare/an-api.ts'
import { differencesBetween } from './compare/documents.ts'
import { findingsOf, formatFindings } from './diff-report.ts'

const text = { type: 'string' }
const named = (schema: object) => anObject({ name: schema }, 'name')

/** Judges a change of the small document. */
function findings(before: ApiParts, after: ApiParts) {
  return findingsOf(differencesBetween({ before: anApi(before), after: anApi(after) }))
}

const aTeam = { $ref: '#/components/schemas/Team' }
const anApiOfTeams = (name: object) => ({
  body: aTeam,
  answer: aTeam,
  types: { Team: named(name) },
})

const anApiOfTrees = (label: object) => ({
  answer: { $ref: '#/components/schemas/Tree' },
  types: {
    Tree: anObject({
      label,
      leaves: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    }),
  },
})

const aHub = (payload: object) => ({
  document: { 'x-hubs': [{ name: 'user', messages: { ReceivedNotice: { payload } } }] },
})

test('a path parameter that is only renamed is the same one, but generated clients notice', () => {
  const renamed = anApi()
  const paths = JSON.stringify(renamed.raw['paths']).replaceAll('{id}', '{teamId}')
  const after = anApi({
    document: { paths: JSON.parse(paths.replaceAll('"name":"id"', '"name":"teamId"')) },
  })

  expect(findingsOf(differencesBetween({ before: anApi(), after }))).toMatchObject([
    { verdict: 'breaking', text: 'path parameter id: name was id, is now teamId' },
  ])
})

test('a change of a shared type is reported once, with the operations it reaches', () => {
  expect(findings(anApiOfTeams(text), anApiOfTeams({ type: ['string', 'null'] }))).toMatchObject([
    {
      verdict: 'addition',
      text: 'Team.name: was text, is now text or null in requests',
      operations: ['updateTeam'],
    },
    {
      verdict: 'breaking',
      text: 'Team.name: was text, is now text or null in answers',
      harm: 'callers may receive what they do not expect',
    },
  ])
})

test('a type that contains itself is compared once', () => {
  expect(findings(anApiOfTrees(text), anApiOfTrees({ type: 'integer' }))).toMatchObject([
    { text: 'Tree.label: was text, is now whole number in answers' },
  ])
})

test('the same schema in the words of 3.0 and of 3.1 is no difference', () => {
  const types = { Team: anObject({ id: { type: 'integer' } }) }
  const before = anObject({
    name: { type: 'string', nullable: true },
    owner: { nullable: true, allOf: [aTeam] },
    rank: { type: 'integer', minimum: 0, exclusiveMinimum: true },
  })
  const after = anObject({
    name: { type: ['string', 'null'] },
    owner: { anyOf: [aTeam, { type: 'null' }] },
    rank: { type: 'integer', exclusiveMinimum: 0 },
  })

  expect(findings({ answer: before, types }, { answer: after, types })).toEqual([])
})

test('a message of a hub is an answer nobody asked for', () => {
  expect(findings(aHub(named(text)), aHub(anObject({})))).toMatchObject([
    {
      verdict: 'breaking',
      text: 'ReceivedNotice.name: field removed (text, required)',
      operations: ['hub user'],
    },
  ])
})

test('the report names the harm first and long lists in short', () => {
  const report = formatFindings(
    findings({}, { parameters: [{ name: 'count', in: 'query', required: true }] }),
  )

  expect(report).toBe(
    [
      'Breaks callers (1)',
      '  query parameter count: added (required)',
      '      updateTeam',
      '      requests without it are refused',
    ].join('\n'),
  )
  expect(formatFindings([])).toBe('No difference that callers could notice.')
})
