import { expect, test } from 'vitest'
import { Findings } from '#findings/findings.ts'
import { sentence } from '#findings/entry.ts'

test('a subject is as described until something breaks a client', () => {
  const findings = new Findings()
  expect(findings.on('getTeam').outcome).toBe('untried')
  findings.same('getTeam', 'name', 'Nyan', 'Nyan')
  expect(findings.on('getTeam').outcome).toBe('described')
  findings.needed('getTeam', 'name', 'Nyan', 'Woof')
  expect(findings.on('getTeam').outcome).toBe('breaks')
  expect(findings.on('getTeam').differences.map(sentence)).toEqual([
    'name: expected "Woof", got "Nyan"',
  ])
})

test('what differs breaks nothing, unless it is on the way of a client', () => {
  const findings = new Findings()
  for (const subject of ['getTeam', 'rule: order of the board'] as const) {
    findings.same(subject, 'first', 1, 2)
    findings.check(subject, false, 'out of order')
    expect(findings.on(subject).outcome).toBe('details')
  }
  findings.check('journey: play', false, 'the challenge is not on the board')
  expect(findings.on('journey: play').outcome).toBe('breaks')
})

test('an operation that says nothing but an empty 404 is missing, whatever else was noted', () => {
  const findings = new Findings()
  const empty = { status: 404, bytes: new Uint8Array() }
  findings.answered('flushScoreboard', empty)
  findings.needed('flushScoreboard', 'status', 404, 200)
  expect(findings.on('flushScoreboard').outcome).toBe('missing')
  expect(findings.on('flushScoreboard').differences).toEqual([])
  findings.answered('flushScoreboard', { status: 401, bytes: new Uint8Array() })
  expect(findings.on('flushScoreboard').outcome).toBe('breaks')
})

test('the way of the reference is a remark, a third way differs', () => {
  const expected = { ours: 404, reference: 400, fact: 'missingTeam' } as const
  const findings = new Findings()
  findings.sameOrReference('getTeam', 'status', 404, expected)
  expect(findings.on('getTeam').asReference.size).toBe(0)
  findings.sameOrReference('getTeam', 'status', 400, expected)
  expect(findings.on('getTeam').outcome).toBe('described')
  expect([...findings.on('getTeam').asReference]).toEqual(['status: 400'])
  findings.sameOrReference('getTeam', 'status', 500, expected)
  expect(findings.on('getTeam').outcome).toBe('details')
})

const settings = {
  ...{ id: 7, title: 'Harbour Lights', summary: 'Two days at the quay.', hidden: false },
  divisions: [
    { id: 1, name: 'Students', permissions: 257 },
    { id: 2, name: 'Open', permissions: 1 },
  ],
}

/** What is said where these differ from the settings. */
function causesOf(actual: unknown, expected: unknown = settings) {
  const findings = new Findings()
  findings.same('getTeam', '', actual, expected)
  return findings.on('getTeam').differences.map(({ cause }) => cause)
}

test.each([
  ['a field', { ...settings, title: 'Harbor' }, '/title: expected "Harbour Lights", got "Harbor"'],
  [
    'a field within',
    { ...settings, divisions: [settings.divisions[0], { id: 2, name: 'Open', permissions: 3 }] },
    '/divisions/1/permissions: expected 1, got 3',
  ],
  [
    'a field that is not there, and one that should not be',
    { ...settings, summary: undefined, extra: null },
    '/summary: expected "Two days at the quay.", got nothing; /extra: expected nothing, got null',
  ],
  [
    'a list that is shorter',
    { ...settings, divisions: [settings.divisions[1]] },
    '/divisions: expected length 2, got 1; /divisions/0/id: expected 1, got 2; /divisions/0/name: expected "Students", got "Open" and 1 more',
  ],
])('of what is long only the difference is shown: %s', (_what, actual, difference) => {
  expect(causesOf(actual)).toEqual([difference])
})

test('what is short, or of another kind, is shown whole', () => {
  expect(causesOf(['User', true], ['User', false])).toEqual([
    'expected ["User",false], got ["User",true]',
  ])
  expect(causesOf(null, settings)[0]).toMatch(/^expected \{"id":7,.*…, got null$/)
})
