import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packBloodBonus } from '../blood-bonus.ts'
import { CHALLENGE_CATEGORIES } from '../challenge.ts'
import { ALL_PERMISSIONS, GAME_PERMISSION } from '../permissions.ts'
import { buildScoreboard } from './build.ts'
import type { BoardFacts } from './facts.ts'
import { createLiveBoard } from './live.ts'
import type { LiveFacts, OrderedSolve } from './live.ts'
import { aChallenge, anAdjustment, aSolve, aTeam, someFacts, teams } from './testing.ts'

const DIVISIONS = 3
const TEAMS = 7
const CHALLENGES = 5

const mask = fc
  .subarray(Object.values(GAME_PERMISSION))
  .map((bits) => bits.reduce((all, bit) => all | bit, 0))
const rights = fc.oneof(fc.constant(ALL_PERMISSIONS), mask)
const permille = fc.integer({ min: 0, max: 1000 })

/** Few moments, many ties; the game lasts from 10 to 30, so solves lie before, in and after it. */
const moment = fc.integer({ min: 5, max: 35 })

const game = fc.record({
  start: fc.constant(10),
  end: fc.integer({ min: 10, max: 30 }),
  bloodBonus: fc.oneof(
    fc.constant(0),
    fc
      .record({ first: permille, second: permille, third: permille })
      .map((bonus) => packBloodBonus(bonus)),
  ),
})

const divisions = fc.tuple(
  ...Array.from({ length: DIVISIONS }, (_, index) =>
    fc.record({
      id: fc.constant(index + 1),
      name: fc.constant(`division ${index}`),
      defaultPermissions: rights,
      challengeConfigs: fc.uniqueArray(
        fc.record({ challengeId: fc.integer({ min: 1, max: CHALLENGES }), permissions: rights }),
        { selector: ({ challengeId }) => challengeId },
      ),
    }),
  ),
)

const challenges = fc.tuple(
  ...Array.from({ length: CHALLENGES }, (_, index) =>
    fc.record({
      id: fc.constant(index + 1),
      title: fc.constantFrom('a', 'b', 'c'),
      category: fc.constantFrom(...CHALLENGE_CATEGORIES),
      originalScore: fc.constantFrom(0, 100, 500, 2_147_483_647),
      minScoreRate: fc.constantFrom(0, 0.25, 1),
      difficulty: fc.constantFrom(1, 5, 50),
      deadline: fc.option(moment),
      disableBloodBonus: fc.boolean(),
      opensAfter: fc.option(fc.subarray([1, 2, 3, 4, 5, 99]), { nil: undefined }),
    }),
  ),
)

/** Some of the teams play; the others are not admitted, or not any more. */
const admitted = fc
  .subarray(Array.from({ length: TEAMS }, (_, index) => index + 1))
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .option(fc.integer({ min: 1, max: DIVISIONS }))
          .map((divisionId) => aTeam(id, { divisionId })),
      ),
    ),
  )

const solves = fc
  .uniqueArray(
    fc.record({
      participationId: fc.integer({ min: 1, max: TEAMS }),
      challengeId: fc.integer({ min: 1, max: CHALLENGES + 1 }),
      at: moment,
    }),
    {
      selector: ({ participationId, challengeId }) => participationId * 100 + challengeId,
      maxLength: TEAMS * CHALLENGES,
    },
  )
  .map((list) =>
    list.map((solve, order): OrderedSolve => ({
      ...aSolve(solve.participationId, solve.at, solve.challengeId),
      order,
    })),
  )

const adjustments = fc
  .array(
    fc.record({
      participationId: fc.integer({ min: 1, max: TEAMS }),
      points: fc.constantFrom(-500, -1, 1, 250),
      at: moment,
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ participationId, points, at }, id) =>
      anAdjustment(participationId, points, { id, at }),
    ),
  )

const facts: fc.Arbitrary<LiveFacts> = fc.record({
  game,
  divisions,
  challenges,
  teams: admitted,
  solves,
  adjustments,
})

const ordered = (list: readonly OrderedSolve[]) =>
  list.toSorted((a, b) => a.at - b.at || a.order - b.order)

const fromScratch = (all: LiveFacts, known: readonly OrderedSolve[]) =>
  JSON.stringify(buildScoreboard({ ...all, solves: ordered(known) }, { builtAt: 1 }))

describe('a live board', () => {
  test('T39: has the bytes of one built from scratch, however solves arrive', () => {
    const arrival = facts.chain((all) =>
      fc.record({
        all: fc.constant(all),
        arriving: fc.shuffledSubarray([...all.solves]),
        readAfter: fc.infiniteStream(fc.boolean()),
      }),
    )
    fc.assert(
      fc.property(arrival, ({ all, arriving, readAfter }) => {
        const known = all.solves.filter((solve) => !arriving.includes(solve))
        const live = createLiveBoard({ ...all, solves: known })
        const seen: [live: string, built: string][] = []
        const read = () => seen.push([JSON.stringify(live.scoreboard(1)), fromScratch(all, known)])
        for (const solve of arriving) {
          known.push(solve)
          live.add(solve)
          live.add(solve)
          if (readAfter.next().value) read()
        }
        read()
        for (const [ours, built] of seen) expect(ours).toBe(built)
      }),
      { numRuns: 300 },
    )
  })

  test('has the bytes of one built from scratch, whichever solves are voided and restored', () => {
    const course = facts.chain((all) =>
      fc.record({
        all: fc.constant(all),
        voided: fc.shuffledSubarray([...all.solves]),
        restored: fc.infiniteStream(fc.boolean()),
        readAfter: fc.infiniteStream(fc.boolean()),
      }),
    )
    fc.assert(
      fc.property(course, ({ all, voided, restored, readAfter }) => {
        let known = [...all.solves]
        const live = createLiveBoard(all)
        const seen: [live: string, built: string][] = []
        const read = () => seen.push([JSON.stringify(live.scoreboard(1)), fromScratch(all, known)])
        read()
        for (const solve of voided) {
          known = known.filter((other) => other !== solve)
          live.remove(solve)
          if (readAfter.next().value) read()
          if (!restored.next().value) continue
          known.push(solve)
          live.add(solve)
          if (readAfter.next().value) read()
        }
        read()
        for (const [ours, built] of seen) expect(ours).toBe(built)
      }),
      { numRuns: 300 },
    )
  })

  test('has the bytes of one built from scratch, whichever adjustments come and go', () => {
    const course = fc.record({ all: facts, others: fc.array(adjustments, { maxLength: 3 }) })
    fc.assert(
      fc.property(course, ({ all, others }) => {
        const live = createLiveBoard(all)
        live.scoreboard(1)
        for (const now of others) {
          for (let team = 1; team <= TEAMS; team += 1)
            live.adjust(
              team,
              now.filter(({ participationId }) => participationId === team),
            )
          const built = fromScratch({ ...all, adjustments: now }, all.solves)
          expect(JSON.stringify(live.scoreboard(1))).toBe(built)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('takes a solve in place of another one of the same team, with its moment', () => {
    const live = createLiveBoard({ ...someFacts({ teams: teams(1) }), solves: [] })
    live.add({ ...aSolve(1, 1100), order: 2 })
    live.scoreboard(1)
    expect(live.add({ ...aSolve(1, 1050), order: 1 })).toBe(true)
    expect(live.scoreboard(1).items[0]).toMatchObject({
      lastSubmissionTime: 1050,
      solvedChallenges: [{ time: 1050 }],
    })
  })

  test('has nothing to remove of a team or challenge that has no solve', () => {
    const live = createLiveBoard({ ...someFacts({ teams: teams(1) }), solves: [] })
    expect(live.remove({ participationId: 1, challengeId: 1 })).toBe(false)
    expect(live.remove({ participationId: 9, challengeId: 1 })).toBe(false)
    expect(live.remove({ participationId: 1, challengeId: 77 })).toBe(false)
    expect(live.adjust(9, [])).toBe(false)
  })

  test('keeps the lists of rows that nothing happened to', () => {
    const small: BoardFacts = someFacts({
      challenges: [aChallenge(), aChallenge({ id: 2 })],
      teams: teams(3),
    })
    const first = [aSolve(1, 1100), aSolve(2, 1101)].map((solve, order) => ({ ...solve, order }))
    const live = createLiveBoard({ ...small, solves: first })
    const rowsOf = () => new Map(live.scoreboard(1).items.map((row) => [row.id, row]))
    const before = rowsOf()
    expect(live.add({ ...aSolve(3, 1102, 2), order: 9 })).toBe(true)
    const after = rowsOf()
    const isSame = [101, 102, 103].map(
      (id) => before.get(id)?.solvedChallenges === after.get(id)?.solvedChallenges,
    )
    expect(isSame).toEqual([true, true, false])
  })

  test('says that it has no use for a solve it knows, of nobody, or of nothing', () => {
    const live = createLiveBoard({ ...someFacts({ teams: teams(1) }), solves: [] })
    expect(live.add({ ...aSolve(1, 1100), order: 1 })).toBe(true)
    expect(live.add({ ...aSolve(1, 1100), order: 1 })).toBe(false)
    expect(live.add({ ...aSolve(2, 1100), order: 2 })).toBe(false)
    expect(live.add({ ...aSolve(1, 1100, 77), order: 3 })).toBe(false)
  })
})
