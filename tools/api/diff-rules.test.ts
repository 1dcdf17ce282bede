// Long on purpose: one case for each rule.
import { expect, test } from 'vitest'
import { anApi, anObject, jsonOf, type ApiParts } from './compare/an-api.ts'
import { differencesBetween } from './compare/documents.ts'
import { findingsOf } from './diff-report.ts'
import type { Verdict } from './compare/verdict.ts'

const text = { type: 'string' }
const named = (schema: object) => anObject({ name: schema }, 'name')
const query = (name: string, rest: object = {}) => ({ name, in: 'query', schema: text, ...rest })

/** Judges a change of the small document. */
function findings(before: ApiParts, after: ApiParts) {
  return findingsOf(differencesBetween({ before: anApi(before), after: anApi(after) }))
}

interface Case {
  rule: string
  before?: ApiParts
  after?: ApiParts
  verdict: Verdict
  says: string
}

const operationCases: Case[] = [
  {
    rule: 'an operation is gone',
    after: { document: { paths: {} } },
    verdict: 'breaking',
    says: 'updateTeam (PUT /team/{id}): operation removed',
  },
  {
    rule: 'an operation is new',
    before: { document: { paths: {} } },
    verdict: 'addition',
    says: 'updateTeam (PUT /team/{id}): operation added',
  },
  {
    rule: 'an operation has another id',
    after: { operation: { operationId: 'changeTeam' } },
    verdict: 'breaking',
    says: 'operation id was updateTeam, is now changeTeam',
  },
  {
    rule: 'a role is raised',
    before: { operation: { 'x-role': 'User' } },
    after: { operation: { 'x-role': 'Admin' } },
    verdict: 'breaking',
    says: 'role was User, is now Admin',
  },
  {
    rule: 'a role is lowered',
    before: { operation: { 'x-role': 'User' } },
    after: { operation: { 'x-role': 'Anonymous' } },
    verdict: 'addition',
    says: 'role was User, is now Anonymous',
  },
  {
    rule: 'uploads may be smaller only',
    before: { operation: { 'x-body-limit': 2000 } },
    after: { operation: { 'x-body-limit': 1000 } },
    verdict: 'breaking',
    says: 'greatest upload was 2000 bytes, is now 1000 bytes',
  },
  {
    rule: 'another class of request limit',
    after: { operation: { 'x-rate-limit': 'Query' } },
    verdict: 'note',
    says: 'request limit was the general one, is now Query',
  },
  {
    rule: 'an operation is marked as on its way out',
    after: { operation: { deprecated: true } },
    verdict: 'note',
    says: 'mark "deprecated" added',
  },
  {
    rule: 'a required parameter is new',
    after: { parameters: [query('count', { required: true })] },
    verdict: 'breaking',
    says: 'query parameter count: added (required)',
  },
  {
    rule: 'an optional parameter is new',
    after: { parameters: [query('count')] },
    verdict: 'addition',
    says: 'query parameter count: added (optional)',
  },
  {
    rule: 'a parameter is gone',
    before: { parameters: [query('count')] },
    verdict: 'breaking',
    says: 'query parameter count: removed',
  },
  {
    rule: 'a parameter has become required',
    before: { parameters: [query('count')] },
    after: { parameters: [query('count', { required: true })] },
    verdict: 'breaking',
    says: 'query parameter count: was optional, is now required',
  },
  {
    rule: 'a body has become needed',
    after: { body: text },
    verdict: 'breaking',
    says: 'body: added (required)',
  },
  {
    rule: 'a body is no longer read',
    before: { body: text },
    verdict: 'breaking',
    says: 'body: removed',
  },
  {
    rule: 'an answer no longer comes in a media type',
    before: { responses: { 200: { content: { ...jsonOf(text), 'text/csv': { schema: text } } } } },
    after: { answer: text },
    verdict: 'breaking',
    says: 'answer 200: media type text/csv removed',
  },
  {
    rule: 'a success is gone',
    before: { responses: { 200: {}, 202: {} } },
    verdict: 'breaking',
    says: 'answer 202: removed',
  },
  {
    rule: 'a success is new',
    after: { responses: { 200: {}, 202: {} } },
    verdict: 'breaking',
    says: 'answer 202: added',
  },
  {
    rule: 'a refusal is new',
    after: { responses: { 200: {}, 409: {} } },
    verdict: 'addition',
    says: 'answer 409: added',
  },
  {
    rule: 'a refusal is gone',
    before: { responses: { 200: {}, 409: {} } },
    verdict: 'note',
    says: 'answer 409: removed',
  },
  {
    rule: 'a header is gone',
    before: { responses: { 200: { headers: { ETag: {} } } } },
    verdict: 'breaking',
    says: 'answer 200: header etag removed',
  },
  {
    rule: 'a shared type is gone',
    before: { types: { TeamModel: text } },
    verdict: 'breaking',
    says: 'TeamModel: type removed',
  },
  {
    rule: 'a shared type is new',
    after: { types: { TeamModel: text } },
    verdict: 'addition',
    says: 'TeamModel: type added',
  },
]

/** Each holds for a request body and, the other way round, for an answer. */
const schemaCases: {
  rule: string
  less: object
  more: object
  lessText: string
  moreText: string
}[] = [
  {
    rule: 'kind of value',
    less: { type: 'integer' },
    more: { type: 'number' },
    lessText: 'whole number',
    moreText: 'number',
  },
  {
    rule: 'null',
    less: text,
    more: { type: ['string', 'null'] },
    lessText: 'text',
    moreText: 'text or null',
  },
  {
    rule: 'longest text',
    less: { ...text, maxLength: 5 },
    more: { ...text, maxLength: 9 },
    lessText: 'at most 5 characters',
    moreText: 'at most 9 characters',
  },
  {
    rule: 'shortest text',
    less: { ...text, minLength: 5 },
    more: text,
    lessText: 'at least 5 characters',
    moreText: 'without lower bound',
  },
  {
    rule: 'greatest number',
    less: { maximum: 5 },
    more: { maximum: 9 },
    lessText: 'at most 5',
    moreText: 'at most 9',
  },
  {
    rule: 'least number',
    less: { minimum: 9 },
    more: { minimum: 5 },
    lessText: 'at least 9',
    moreText: 'at least 5',
  },
  {
    rule: 'greatest number, exclusive',
    less: { exclusiveMaximum: 5 },
    more: {},
    lessText: 'less than 5',
    moreText: 'without upper bound',
  },
  {
    rule: 'least number, exclusive',
    less: { exclusiveMinimum: 5 },
    more: {},
    lessText: 'more than 5',
    moreText: 'without lower bound',
  },
  {
    rule: 'longest list',
    less: { maxItems: 5 },
    more: { maxItems: 9 },
    lessText: 'at most 5 items',
    moreText: 'at most 9 items',
  },
  {
    rule: 'shortest list',
    less: { minItems: 1 },
    more: {},
    lessText: 'at least 1 items',
    moreText: 'without lower bound',
  },
  {
    rule: 'repeated items',
    less: { uniqueItems: true },
    more: {},
    lessText: 'items must differ',
    moreText: 'items may repeat',
  },
  {
    rule: 'pattern',
    less: { ...text, pattern: '^a' },
    more: text,
    lessText: 'pattern ^a',
    moreText: 'without pattern',
  },
  {
    rule: 'steps',
    less: { multipleOf: 2 },
    more: {},
    lessText: 'multiple of 2',
    moreText: 'without multiple of',
  },
  {
    rule: 'format',
    less: { format: 'int32' },
    more: { format: 'int64' },
    lessText: 'format int32',
    moreText: 'format int64',
  },
  {
    rule: 'listed values',
    less: { enum: ['A'] },
    more: {},
    lessText: 'one of "A"',
    moreText: 'any value',
  },
  {
    rule: 'other keys',
    less: { type: 'object', additionalProperties: false },
    more: { type: 'object' },
    lessText: 'no other keys',
    moreText: 'any other key',
  },
]

const fieldCases: Case[] = [
  {
    rule: 'a request may name a new value',
    before: { body: named({ enum: ['A'] }) },
    after: { body: named({ enum: ['A', 'B'] }) },
    verdict: 'addition',
    says: 'body.name: value "B" added',
  },
  {
    rule: 'an answer may hold a new value',
    before: { answer: named({ enum: ['A'] }) },
    after: { answer: named({ enum: ['A', 'B'] }) },
    verdict: 'breaking',
    says: 'answer 200.name: value "B" added',
  },
  {
    rule: 'a request may no longer name a value',
    before: { body: named({ enum: ['A', 'B'] }) },
    after: { body: named({ enum: ['A'] }) },
    verdict: 'breaking',
    says: 'body.name: value "B" removed',
  },
  {
    rule: 'a required field is new in requests',
    before: { body: anObject({}) },
    after: { body: named(text) },
    verdict: 'breaking',
    says: 'body.name: field added (text, required)',
  },
  {
    rule: 'an optional field is new in requests',
    before: { body: anObject({}) },
    after: { body: anObject({ name: text }) },
    verdict: 'addition',
    says: 'body.name: field added (text, optional)',
  },
  {
    rule: 'a field is no longer read',
    before: { body: anObject({ name: text }) },
    after: { body: anObject({}) },
    verdict: 'breaking',
    says: 'body.name: field removed (text, optional)',
  },
  {
    rule: 'a field is new in answers',
    before: { answer: anObject({}) },
    after: { answer: named(text) },
    verdict: 'addition',
    says: 'answer 200.name: field added (text, required)',
  },
  {
    rule: 'a field is gone from answers',
    before: { answer: anObject({ name: text }) },
    after: { answer: anObject({}) },
    verdict: 'breaking',
    says: 'answer 200.name: field removed (text, optional)',
  },
  {
    rule: 'a field has become required in requests',
    before: { body: anObject({ name: text }) },
    after: { body: named(text) },
    verdict: 'breaking',
    says: 'body.name: was optional, is now required',
  },
  {
    rule: 'a field may be missing from answers',
    before: { answer: named(text) },
    after: { answer: anObject({ name: text }) },
    verdict: 'breaking',
    says: 'answer 200.name: was required, is now optional',
  },
  {
    rule: 'leaving a field out means something else',
    before: { body: anObject({ name: { ...text, default: 'a' } }) },
    after: { body: anObject({ name: { ...text, default: 'b' } }) },
    verdict: 'breaking',
    says: 'body.name: was default "a", is now default "b"',
  },
  {
    rule: 'something deep inside a list',
    before: { answer: { type: 'array', items: named(text) } },
    after: { answer: { type: 'array', items: named({ type: 'integer' }) } },
    verdict: 'breaking',
    says: 'answer 200[].name: was text, is now whole number',
  },
  {
    rule: 'an alternative is gone from requests',
    before: { body: { anyOf: [text, { type: 'integer' }] } },
    after: { body: { anyOf: [text] } },
    verdict: 'breaking',
    says: 'body: alternative whole number removed',
  },
]

test.each([...operationCases, ...fieldCases])('$rule: $verdict', (example) => {
  const [first, ...rest] = findings(example.before ?? {}, example.after ?? {})

  expect(first).toMatchObject({ verdict: example.verdict, text: example.says })
  expect(rest).toEqual([])
})

test.each(schemaCases)('$rule: a request must take as much, an answer may hold no more', (one) => {
  const shrinks = `was ${one.moreText}, is now ${one.lessText}`
  const grows = `was ${one.lessText}, is now ${one.moreText}`

  expect(findings({ body: named(one.more) }, { body: named(one.less) })).toMatchObject([
    { verdict: 'breaking', text: `body.name: ${shrinks}` },
  ])
  expect(findings({ body: named(one.less) }, { body: named(one.more) })).toMatchObject([
    { verdict: 'addition', text: `body.name: ${grows}` },
  ])
  expect(findings({ answer: named(one.less) }, { answer: named(one.more) })).toMatchObject([
    { verdict: 'breaking', text: `answer 200.name: ${grows}` },
  ])
  expect(findings({ answer: named(one.more) }, { answer: named(one.less) })).toMatchObject([
    { verdict: 'note', text: `answer 200.name: ${shrinks}` },
  ])
})
