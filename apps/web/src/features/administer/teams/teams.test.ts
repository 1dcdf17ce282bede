import { expect, it } from 'vitest'
import { aTeamInfo } from '#features/administer/teams/builders.ts'
import { chosenTeams, duplicates } from '#features/administer/teams/teams.ts'
import type { TeamChoice } from '#features/administer/teams/use-team-choice.ts'

const teams = [
  aTeamInfo(1, 'null & void', { locked: true }),
  aTeamInfo(2, 'Quay  Rats'),
  aTeamInfo(3, 'Ünïcode Crew', { members: [] }),
  aTeamInfo(4, 'ｑuay rats '),
]
const ids = (choice: Partial<TeamChoice>) =>
  chosenTeams(teams, { text: '', isLocked: false, isDuplicate: false, ...choice }).map(
    ({ id }) => id,
  )

it('finds a text in names and members', () => {
  expect(ids({})).toEqual([1, 2, 3, 4])
  expect(ids({ text: ' ÜNÏCODE' })).toEqual([3])
  expect(ids({ text: 'mio' })).toEqual([1, 2, 4])
})

it('leaves locked teams', () => {
  expect(ids({ isLocked: true })).toEqual([1])
})

it('treats names as equal that readers cannot distinguish', () => {
  expect([...duplicates(teams)]).toEqual([2, 4])
  expect(ids({ isDuplicate: true })).toEqual([2, 4])
})
