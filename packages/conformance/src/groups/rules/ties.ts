import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const rule = 'rule: ties are told the same everywhere'
const made = { title: 'Tied', category: 'Misc', type: 'StaticAttachment' } as const
const crowd = 8
const bloods = ['FirstBlood', 'SecondBlood', 'ThirdBlood']

export const tieScenarios = scenariosApart('rules', {
  'eight teams at once': async (world) => {
    const { admin, findings } = world
    const players = world.players.slice(0, crowd)
    const game = await scratchGame(world, 'ties')
    const id = await game.challenge(made, { flags: ['flag{tied}'] })
    await game.joinAll(players)
    await Promise.all(players.map((player) => game.solve(player, id, 'flag{tied}')))

    const board = await game.board(({ items }) =>
      items.every(({ solvedCount }) => solvedCount === 1),
    )
    const { path } = game
    const notices = await eventually(
      () => admin.ok('listNotices', { path }),
      (list) => bloods.every((kind) => list.some(({ type }) => type === kind)),
    )
    const submissions = await eventually(
      () => admin.ok('listSubmissions', { path, query: { count: 100 } }),
      (list) => list.length >= players.length,
    )
    const { ofChallenge, ofTeams, ofNotices, isInOrder } = firstThree(board, notices, submissions)
    findings.same(rule, 'first three of the challenge, and of the teams', ofChallenge, ofTeams)
    const fact = { ours: ofChallenge, reference: ofNotices, fact: 'M30' as const }
    findings.sameOrReference(rule, 'first three of the notices', ofNotices, fact)
    findings.check(rule, isInOrder, 'the submissions contradict the board')
  },
})

/** What is read of a board. */
type Board = {
  items: readonly { id: number; name: string; solvedChallenges: readonly { type: string }[] }[]
  challenges: Record<string, readonly { bloods: readonly { id?: number | null }[] }[]>
}

/** The first three teams, by each of the sources, and whether the times of the submissions allow the board's. */
export function firstThree(
  board: Board,
  notices: readonly { type: string; values: readonly string[] }[],
  submissions: readonly { team?: string | null; time: number }[],
) {
  const names = new Map(board.items.map((item) => [item.id, item.name]))
  const challenge = Object.values(board.challenges).flat()[0]
  const ofChallenge = challenge?.bloods.map(({ id: team }) => names.get(team ?? 0))
  const ofTeams = bloods.map(
    (kind) => board.items.find(({ solvedChallenges }) => solvedChallenges[0]?.type === kind)?.name,
  )
  const ofNotices = bloods.map((kind) => notices.find(({ type }) => type === kind)?.values[0])
  const first = submissions.toReversed().toSorted((a, b) => a.time - b.time)
  const times = new Map(first.map(({ team, time }) => [team, time]))
  // Answers of one millisecond have no order that a list could show.
  const inOrder = ofChallenge?.map((team) => times.get(team ?? ''))
  const areRising = inOrder?.every((time, index) => (inOrder[index - 1] ?? 0) <= (time ?? 0))
  const last = Math.max(...(inOrder ?? []).map(Number))
  const areEarliest = first.every(
    ({ team, time }) => ofChallenge?.includes(team ?? '') === true || time >= last,
  )
  return { ofChallenge, ofTeams, ofNotices, isInOrder: areRising === true && areEarliest }
}
