import type { Tables } from '#db/tables.ts'
import type { Answer, Solve } from '#move-in/ctfd/answers.ts'
import { adjustmentRow, countedAwards } from '#move-in/ctfd/awards.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import { challengeRow, divisionRows, GAME_ID } from '#move-in/ctfd/game.ts'
import { remarkBehind } from '#move-in/ctfd/behind.ts'
import { closingOf } from '#move-in/ctfd/closing.ts'
import type { Handouts } from '#move-in/ctfd/handouts.ts'
import { mapPosts } from '#move-in/ctfd/posts.ts'
import { mapRequirements } from '#move-in/ctfd/requirements.ts'
import { remarkChallenges, remarkSource } from '#move-in/ctfd/remarks.ts'
import { teamRow } from '#move-in/ctfd/teams.ts'
import { lookAt } from '#move-in/ctfd/world.ts'
import type { World } from '#move-in/ctfd/world.ts'
import type { MappingNeeds, Shipment, Values } from '#move-in/origin.ts'
import { signTeamToken } from '#modules/team/team-token.ts'

const PART = 2000

/** Everything of an export, in the order in which our tables refer to each other. */
export function listShipments(
  source: Export,
  handouts: Handouts,
  needs: MappingNeeds,
): readonly Shipment[] {
  for (const sentence of closingOf(source).sentences) needs.remarks.add('closed', sentence)
  remarkChallenges(source, needs)
  const posts = mapPosts(source, needs)
  remarkSource(source, needs)
  const world = lookAt(source, handouts, needs)
  remarkBehind(source, needs)
  const inSource = source.rows('pages').length + source.rows('notifications').length
  return [
    ...peopleShipments(world),
    ...gameShipments(world),
    ...playShipments(world),
    ship('posts', 'pages and notifications', inSource, posts),
  ]
}

function peopleShipments({ source, needs, accounts, accountOf, ...world }: World): Shipment[] {
  const { competitors, members, startedAt } = world
  const teams = competitors.map((team) => teamRow(team, accountOf(team.captain) ?? '', needs))
  const memberRows = members.map(({ teamId, userId }) => ({
    team_id: teamId,
    user_id: userId,
    joined_at: startedAt,
  }))
  return [
    ship('users', 'accounts', source.rows('users').length, accounts.rows),
    source.isOfUsers
      ? ship('teams', 'teams of one', teams.length, teams)
      : ship('teams', 'teams', source.rows('teams').length, teams),
    ship('team_members', 'team members', members.length, memberRows),
  ]
}

function gameShipments({ source, needs, game, files, window }: World): Shipment[] {
  const { challenges } = source
  const attachments = [...files].map(([id, { hash, name, size }]) => ({
    id,
    type: 'Local',
    file_hash: hash,
    file_name: name,
    file_size: size,
  }))
  const requirements = mapRequirements(source, needs)
  const challengeRows = challenges.map((challenge) =>
    challengeRow(source, challenge, {
      attachmentId: files.has(challenge.id) ? challenge.id : null,
      start: window.start,
      requirement: requirements.get(challenge.id),
    }),
  )
  const flags = challenges.flatMap(({ id, flags: own, flagMatches }) =>
    own.map((flag) => ({ challenge_id: id, flag, match: flagMatches.get(flag) ?? 'exact' })),
  )
  const hints = challenges.flatMap(({ id, pricedHints = [] }) =>
    pricedHints.map(({ text: content, price }, position) => ({
      challenge_id: id,
      position,
      content,
      price,
    })),
  )
  return [
    ship('games', 'games', 1, [game]),
    ship('divisions', 'brackets', source.rows('brackets').length, divisionRows(source)),
    ship('attachments', 'attachments', attachments.length, attachments),
    ship('challenges', 'challenges', source.rows('challenges').length, challengeRows),
    ship('flags', 'flags', flags.length, flags),
    ship('priced_hints', 'hints with a price', hints.length, hints),
  ]
}

function playShipments({ source, competitors, players: playing, ...world }: World): Shipment[] {
  const { accountOf, belongs, game, startedAt } = world
  const participations = competitors.map((team) => ({
    id: team.id,
    game_id: GAME_ID,
    team_id: team.id,
    division_id: team.divisionId,
    status: team.status,
    token: signTeamToken(String(game['private_key']), team.id, { knownNames: false }),
    created_at: startedAt,
  }))
  const players = playing.map(({ teamId, userId }) => ({
    participation_id: teamId,
    user_id: userId,
    game_id: GAME_ID,
    joined_at: startedAt,
  }))
  const solves = source.solves.filter(belongs).map((solve) => ({
    submission_id: solve.id,
    ...placeOf(solve),
    user_id: accountOf(solve.userId),
    solved_at: new Date(solve.atMs).toISOString(),
  }))
  const { counts } = source
  const inGame = new Set(competitors.map(({ id }) => id))
  const awards = countedAwards(source).filter(({ teamId }) => inGame.has(teamId))
  return [
    ship('participations', 'participations', competitors.length, participations),
    ship('participation_members', 'players of participations', players.length, players),
    {
      table: 'submissions',
      name: 'submissions',
      expected: counts.submissions,
      async *rows() {
        for await (const part of source.answers())
          yield part.filter(belongs).map((answer) => submissionOf(answer, accountOf))
      },
    },
    ship('solves', 'solves', counts.solves, solves),
    ship('adjustments', 'awards', awards.length, awards.map(adjustmentRow)),
  ]
}

const submissionOf = (answer: Answer, accountOf: World['accountOf']): Values => ({
  id: answer.id,
  ...placeOf(answer),
  team_id: answer.teamId,
  user_id: accountOf(answer.userId),
  answer: answer.text,
  verdict: answer.isRight ? 'Accepted' : 'WrongAnswer',
  submitted_at: new Date(answer.atMs).toISOString(),
})

const placeOf = ({ teamId, challengeId }: Solve) => ({
  game_id: GAME_ID,
  challenge_id: challengeId,
  participation_id: teamId,
})

const ship = (
  table: keyof Tables,
  name: string,
  expected: number,
  rows: readonly Values[],
): Shipment => ({
  table,
  name,
  expected,
  // oxlint-disable-next-line typescript/require-await -- the interface of tables of any size
  async *rows() {
    for (let from = 0; from < rows.length; from += PART) yield rows.slice(from, from + PART)
  },
})
