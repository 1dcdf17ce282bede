import {
  ALL_PERMISSIONS,
  CHALLENGE_CATEGORIES,
  DEFAULT_BLOOD_BONUS,
  withPermission,
} from '@halyard/rules'
import type { BoardFacts, BoardSolve, BoardTeam } from '@halyard/rules'
import { seeded } from './seeded.ts'
import type { Seeded } from './seeded.ts'

export interface GameSize {
  readonly teams: number
  readonly challenges: number
  readonly solves: number
}

const HOUR_MS = 3_600_000
/** A game of two days that is half over. */
const HALF_MS = 24 * HOUR_MS

/** Names as they really come: long and short, of many scripts, from both sides. */
const NAME_PARTS = [
  'Gulls',
  'Null Pointer Harbour',
  '海鸥队',
  'かもめ',
  '갈매기',
  'Чайки',
  'نوارس',
  'සයුර',
  'Möwen',
  '🏴‍☠️ Crew',
  'zer0day',
  'The Unreasonably Long Team Na',
]
const DIVISIONS = ['Open', 'Students', 'Guests'] as const
const GUESTS = 3

/**
 * A game of any size, the same at every call with equal input. Ids count from 1; strong teams solve more,
 * easy challenges are solved more often, and every team has a division.
 */
export function makeGame({ teams, challenges, solves }: GameSize, nowMs: number): BoardFacts {
  const random = seeded(teams * 7919 + challenges * 104_729 + solves)
  const start = nowMs - HALF_MS
  const all = Array.from({ length: teams }, (_, index) => makeTeam(index + 1))
  return {
    game: { start, end: nowMs + HALF_MS, bloodBonus: DEFAULT_BLOOD_BONUS },
    divisions: DIVISIONS.map((name, index) => ({
      id: index + 1,
      name,
      defaultPermissions: withPermission(ALL_PERMISSIONS, 'RankOverall', index + 1 !== GUESTS),
      challengeConfigs: [],
    })),
    challenges: Array.from({ length: challenges }, (_, index) => ({
      id: index + 1,
      title: `Challenge ${String(index + 1).padStart(2, '0')}`,
      category: CHALLENGE_CATEGORIES[index % CHALLENGE_CATEGORIES.length] ?? 'Misc',
      originalScore: 500 + 100 * (index % 6),
      minScoreRate: 0.25,
      difficulty: 5 + (index % 20),
      deadline: null,
      disableBloodBonus: index % 10 === 9,
    })),
    teams: all,
    solves: pickSolves(random, all, { teams, challenges, solves }, start),
    adjustments: [],
  }
}

/** A mark at its end makes every name the only one; names may not be longer than 20 characters. */
function makeTeam(id: number): BoardTeam {
  const mark = ` ${id.toString(36)}`
  const name = NAME_PARTS[id % NAME_PARTS.length] ?? 'Crew'
  return {
    participationId: id,
    teamId: id,
    name: `${name.slice(0, 20 - mark.length)}${mark}`,
    bio: id % 7 === 0 ? 'We come for the flags and stay for the harbour.' : null,
    avatar: null,
    divisionId: id % 50 === 0 ? GUESTS : 1 + (id % 2),
  }
}

/** Exactly so many pairs of team and challenge, drawn by weight without putting one back. */
function pickSolves(
  random: Seeded,
  teams: readonly BoardTeam[],
  { challenges, solves }: GameSize,
  start: number,
): BoardSolve[] {
  const draws: { participationId: number; challengeId: number; key: number }[] = []
  for (const { participationId } of teams) {
    const strength = 0.02 + random() ** 3
    for (let challengeId = 1; challengeId <= challenges; challengeId += 1) {
      const ease = 1.2 - challengeId / (challenges + 1)
      draws.push({ participationId, challengeId, key: Math.log(random()) / (strength * ease) })
    }
  }
  draws.sort((a, b) => b.key - a.key)
  return draws
    .slice(0, solves)
    .map(({ participationId, challengeId }) => ({
      participationId,
      challengeId,
      userName: userNameOf(participationId),
      at: start + 60_000 + Math.floor(random() * (HALF_MS - 120_000)),
    }))
    .toSorted((a, b) => a.at - b.at)
}

/** The one player of a team. */
export const userNameOf = (participationId: number): string => `sailor${participationId}`

/** The flag of a challenge, right for every team. */
export const flagOf = (challengeId: number): string => `flag{bench-${challengeId}}`
