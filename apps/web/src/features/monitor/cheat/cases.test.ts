import type { CheatInfo } from '@halyard/api'
import { expect, it } from 'vitest'
import { anEntry } from '#features/monitor/builders.ts'
import {
  casesOf,
  closeMs,
  evidenceOf,
  filterCases,
  involvedIn,
} from '#features/monitor/cheat/cases.ts'

const aParty = (id: number, name: string): CheatInfo['ownedTeam'] => ({
  id,
  team: { id: id + 100, name, avatar: null },
  status: 'Accepted',
  division: null,
  divisionId: null,
})
const blue = aParty(1, 'Blue Peter')
const oscar = aParty(2, 'Oscar')
const tango = aParty(3, 'Tango')

const anInfo = (
  ownedTeam: CheatInfo['ownedTeam'],
  submitTeam: CheatInfo['submitTeam'],
  time: number,
  challenge = 'Capstan',
): CheatInfo => ({
  ownedTeam,
  submitTeam,
  submission: {
    answer: `HL{${time}}`,
    status: 'CheatDetected',
    time,
    user: 'zip',
    team: submitTeam.team.name,
    challenge,
  },
})

const solve = (team: string, challenge: string, time: number) =>
  anEntry(time, { kind: 'accepted', team, challenge })

it('what one team sent of another is one case, two incidents in one second included', () => {
  const cases = casesOf([
    anInfo(blue, oscar, 1000),
    anInfo(blue, oscar, 1000, 'Rope'),
    anInfo(oscar, blue, 500),
    anInfo(blue, tango, 9000),
  ])
  expect(cases.map(({ key, incidents }) => [key, incidents.length])).toEqual([
    ['1-3', 1],
    ['1-2', 2],
    ['2-1', 1],
  ])
  expect(new Set(cases[1]?.incidents.map(({ key }) => key)).size).toBe(2)
})

it('a team has the cases of both sides', () => {
  const teams = involvedIn(casesOf([anInfo(blue, oscar, 2), anInfo(tango, blue, 1)]))
  expect(teams.map(({ party, cases }) => [party.team.name, cases.length])).toEqual([
    ['Oscar', 1],
    ['Blue Peter', 2],
    ['Tango', 1],
  ])
})

it('the shared filter narrows the cases', () => {
  const cases = casesOf([anInfo(blue, oscar, 2), anInfo(tango, oscar, 1, 'Rope')])
  const keys = (filter: Partial<Parameters<typeof filterCases>[1]>) =>
    filterCases(cases, { team: '', challenge: '', text: '', ...filter }).map(({ key }) => key)
  expect(keys({})).toEqual(['1-2', '3-2'])
  expect(keys({ team: 'Tango' })).toEqual(['3-2'])
  expect(keys({ challenge: 'Capstan' })).toEqual(['1-2'])
  expect(keys({ text: ' hl{1' })).toEqual(['3-2'])
})

it('the evidence is who solved what when, and what both solved nearly at once', () => {
  const [cheatCase] = casesOf([anInfo(blue, oscar, 5000)])
  if (!cheatCase) throw new Error('There is one')
  const evidence = evidenceOf(cheatCase, [
    solve('Oscar', 'Rope', 900_000 + closeMs + 1),
    solve('Oscar', 'Anchor', 900_000 + closeMs),
    solve('Blue Peter', 'Rope', 900_000),
    solve('Blue Peter', 'Anchor', 900_000),
    anEntry(6000, { kind: 'wrong', team: 'Oscar', challenge: 'Capstan' }),
    // A team may answer again, in practice: its first solve counts.
    solve('Blue Peter', 'Capstan', 4500),
    solve('Blue Peter', 'Capstan', 4000),
  ])
  expect(evidence.solves).toEqual([{ challenge: 'Capstan', ownerAt: 4000, submitterAt: undefined }])
  expect(evidence.close.map(({ challenge }) => challenge)).toEqual(['Anchor'])
})
