import { ALL_PERMISSIONS, permissionMask } from '@halyard/rules'
import { uploadText } from '#groups/asset/assets.ts'
import type { Journey, Trip } from '#groups/journeys/trip.ts'
import { scratchGame } from '#world/scratch-game.ts'

const journey = 'journey: organise'
const inviteCode = 'quay'
const flag = 'flag{on the way}'
const made = { title: 'On the way', category: 'Misc', type: 'StaticAttachment' } as const
const content = 'Untie it. **Bold**'

/** An organiser makes a game with a challenge, a division and a notice. */
export const organising: Journey = {
  name: 'organise',
  operations: [
    'getConfig',
    'createGame',
    'getEditGame',
    'updateGame',
    'updateGamePoster',
    'listEditGames',
    'deleteGame',
    'uploadAssets',
    'setAttachment',
    'createChallenge',
    'getEditChallenge',
    'listEditChallenges',
    'updateChallenge',
    'deleteChallenge',
    'addFlags',
    'deleteFlag',
    'createDivision',
    'listDivisions',
    'updateDivision',
    'createNotice',
    'listEditNotices',
    'exportGame',
    'importGame',
    'createPost',
    'updatePost',
    'createUsers',
    'listUsers',
    'updateUser',
    'listTeams',
    'reviewParticipation',
  ],
  play: async (trip) => {
    const { admin, findings } = trip
    const game = await scratchGame(trip, 'way', { hidden: false, content: '## Rules\nBe kind.' })
    const { path } = game
    const saved = await game.set({ summary: 'A short way.', writeupRequired: true })
    findings.same(journey, 'the summary of the game', saved.summary, 'A short way.')
    const challengeId = await game.challenge(made, { isEnabled: false, content, flags: [flag] })
    await withFile(trip, game.at(challengeId))
    await game.change(challengeId, { isEnabled: true })
    const challenge = await admin.ok('getEditChallenge', { path: game.at(challengeId) })
    const seen = [challenge.title, challenge.content, challenge.isEnabled]
    findings.same(journey, 'the challenge', seen, [made.title, content, true])
    const flags = challenge.flags.map((one) => one.flag)
    findings.same(journey, 'the flag of the challenge', flags, [flag])
    const isLinked = challenge.attachment?.url?.startsWith('/assets/') ?? false
    findings.check(journey, isLinked, `the file of the challenge: got ${challenge.attachment?.url}`)

    const defaultPermissions = ALL_PERMISSIONS - permissionMask(['RequireReview'])
    const body = { name: 'Students', inviteCode, defaultPermissions }
    const { id: divisionId } = await admin.ok('createDivision', { path, body })
    const divisions = (await admin.ok('listDivisions', { path })).map(({ id }) => id)
    findings.check(journey, divisions.includes(divisionId), 'the new division is not listed')
    const notice = { content: 'Welcome **aboard**' }
    const { id: noticeId } = await admin.ok('createNotice', { path, body: notice })
    const notices = (await admin.ok('listEditNotices', { path })).map(({ id }) => id)
    findings.check(journey, notices.includes(noticeId), 'the new notice is not listed')
    const { title } = made
    trip.event = { game, challengeId, title, content, flag, divisionId, inviteCode, noticeId }
  },
}

async function withFile(trip: Trip, path: { id: number; challengeId: number }): Promise<void> {
  const { hash: fileHash } = await uploadText(trip, 'rope.txt')
  await trip.admin.ok('setAttachment', { path, body: { attachmentType: 'Local', fileHash } })
}
