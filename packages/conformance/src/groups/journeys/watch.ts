import type { Schema } from '@halyard/api'
import { found, type Journey } from '#groups/journeys/trip.ts'
import { eventually } from '#world/patience.ts'

const journey = 'journey: watch'

/** Visitors look at the scoreboard and the news, organisers at what is submitted. */
export const watching: Journey = {
  name: 'watch',
  operations: [
    'getScoreboard',
    'listNotices',
    'listPosts',
    'listLatestPosts',
    'getPost',
    'listSubmissions',
    'listEvents',
    'listParticipations',
    'listCheatInfo',
    'downloadScoreboardSheet',
    'downloadSubmissionSheet',
    'listLogs',
    'listInstances',
  ],
  play: async (trip) => {
    const { admin, anonymous, findings } = trip
    const { game, challengeId, flag, noticeId } = found(trip, 'event')
    const { teamId, teamName } = found(trip, 'player')
    const { path } = game
    const hasSolve = (solves: readonly { id: number }[] = []) =>
      solves.some(({ id }) => id === challengeId)
    const rowOf = ({ items }: Awaited<ReturnType<typeof game.board>>) =>
      items.find(({ id }) => id === teamId)
    const row = rowOf(await game.board((board) => hasSolve(rowOf(board)?.solvedChallenges)))
    findings.check(journey, hasSolve(row?.solvedChallenges), 'the solve is not on the scoreboard')
    const counts = row !== undefined && row.score > 0 && row.rank > 0
    findings.check(
      journey,
      counts,
      `the row of the team: got rank ${row?.rank}, ${row?.score} points`,
    )
    const notices = await anonymous.ok('listNotices', { path })
    const isShown = notices.some(({ id }) => id === noticeId)
    findings.check(journey, isShown, 'the notice of the organiser is not shown')
    await anonymous.ok('listLatestPosts')

    const query = { count: 50 }
    const isOwn = ({ answer, team }: Schema<'Submission'>) => answer === flag && team === teamName
    const submissions = await eventually(
      () => admin.ok('listSubmissions', { path, query }),
      (list) => list.some(isOwn),
    )
    findings.same(journey, 'the submission', submissions.find(isOwn)?.status, 'Accepted')
    const events = await admin.ok('listEvents', { path, query })
    const isEvent = events.some(({ type, team }) => type === 'FlagSubmit' && team === teamName)
    findings.check(journey, isEvent, 'the submission is no event')
    const participations = await admin.ok('listParticipations', { path })
    const status = participations.find(({ team }) => team.id === teamId)?.status
    findings.same(journey, 'the participation', status, 'Accepted')
    await admin.ok('listCheatInfo', { path })
  },
}
