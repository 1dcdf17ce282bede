import { expect, test } from 'vitest'
import { operation } from '#contract/document.ts'
import type { Answer } from '#http/answer.ts'
import { verify } from '#http/verify.ts'

function anAnswer(status: number, body: unknown, mediaType = 'application/json'): Answer {
  const text = body === undefined ? '' : JSON.stringify(body)
  return { status, mediaType, headers: new Headers(), bytes: new TextEncoder().encode(text) }
}

const leaveTeam = operation('leaveTeam')

test('an empty success and a usual refusal are as described', () => {
  const refusal = { title: 'The team is locked.', status: 400 }
  expect(verify(leaveTeam, anAnswer(200, undefined, '')).problems).toEqual([])
  expect(verify(leaveTeam, anAnswer(400, refusal)).problems).toEqual([])
})

test('a body where none belongs is sent beyond the contract', () => {
  const verdict = verify(leaveTeam, anAnswer(200, { ok: true }))
  expect(verdict).toMatchObject({ problems: [], adds: ['200 body, where none is described'] })
})

test('a text of another length differs, a field of another kind breaks', () => {
  const token = { id: 'x', name: 'Feed', creatorId: null, createdAt: 'today' }
  const { problems, details } = verify(
    operation('createToken'),
    anAnswer(200, { token: 1, info: token }),
  )
  expect(problems).toContain('200 body /token: must be string')
  expect(problems).toContain('200 body /info/createdAt: must be integer')
  expect(details).toContain('200 body /info/id: must match format "uuid"')
})

test('a status nobody described', () => {
  expect(verify(leaveTeam, anAnswer(409, { title: 'No', status: 409 })).problems).toEqual([
    'status 409 is not described ({"title":"No","status":409})',
  ])
})

test('a page instead of JSON', () => {
  expect(verify(leaveTeam, anAnswer(400, undefined, 'text/html'))).toMatchObject({
    problems: ['400 body is not JSON: an empty body'],
    details: ['400 content type: expected application/json, got text/html'],
  })
})

test('the codes of the platform are allowed beside 400 only', () => {
  const join = operation('joinGame')
  const ended = { title: 'The game has ended.', status: 10002 }
  expect(verify(join, anAnswer(400, ended)).problems).toEqual([])
  expect(verify(join, anAnswer(404, ended)).problems).toEqual([
    '404 carries body status 10002, expected 404',
  ])
})

test('odd statuses of the reference are remarks', () => {
  const answer = anAnswer(404, { title: 'No such game.', status: 400 })
  expect(verify(operation('listParticipations'), answer)).toMatchObject({
    problems: [],
    asReference: ['404 carries body status 400'],
  })
})
