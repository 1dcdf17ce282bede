import { DEFAULT_BLOOD_BONUS } from '../blood-bonus.ts'
import type {
  BoardAdjustment,
  BoardChallenge,
  BoardDivision,
  BoardFacts,
  BoardSolve,
  BoardTeam,
} from './facts.ts'

/** A game from 1000 to 2000 with one challenge worth 1000. */
export const someFacts = (facts: Partial<BoardFacts> = {}): BoardFacts => ({
  game: { start: 1000, end: 2000, bloodBonus: DEFAULT_BLOOD_BONUS },
  divisions: [],
  challenges: [aChallenge()],
  teams: [],
  solves: [],
  adjustments: [],
  ...facts,
})

export const aChallenge = (challenge: Partial<BoardChallenge> = {}): BoardChallenge => ({
  id: 1,
  title: 'Knots',
  category: 'Misc',
  originalScore: 1000,
  minScoreRate: 0.25,
  difficulty: 5,
  deadline: null,
  disableBloodBonus: false,
  ...challenge,
})

/** Team ids are a hundred above their participation's. */
export const aTeam = (participationId: number, team: Partial<BoardTeam> = {}): BoardTeam => ({
  participationId,
  teamId: participationId + 100,
  name: `team ${participationId}`,
  bio: null,
  avatar: null,
  divisionId: null,
  ...team,
})

export const teams = (count: number): BoardTeam[] =>
  Array.from({ length: count }, (_, index) => aTeam(index + 1))

export const aSolve = (participationId: number, at: number, challengeId = 1): BoardSolve => ({
  participationId,
  challengeId,
  userName: `user ${participationId}`,
  at,
})

export const anAdjustment = (
  participationId: number,
  points: number,
  adjustment: Partial<BoardAdjustment> = {},
): BoardAdjustment => ({
  id: 1,
  participationId,
  kind: 'award',
  points,
  reason: 'found a mistake in a challenge',
  at: 1500,
  ...adjustment,
})

export const aDivision = (id: number, division: Partial<BoardDivision> = {}): BoardDivision => ({
  id,
  name: `division ${id}`,
  defaultPermissions: 2_147_483_647,
  challengeConfigs: [],
  ...division,
})
