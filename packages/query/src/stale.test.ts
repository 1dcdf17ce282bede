import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import * as front from '#index.ts'

type Row = [mutation: keyof typeof front, variables: object, stale: readonly QueryKey[]]

const game3 = { gameId: 3 }
const challenge7 = { gameId: 3, challengeId: 7 }
const instances = ['game', 3, 'instances']
const captures = [
  ['captures', 7],
  ['game', 3, 'captures'],
]
const team11 = { teamId: 11 }
const editing = ['edit', 'game', 3]
const gameLists: QueryKey[] = [['edit', 'games'], ['games']]
const wholeGame: QueryKey[] = [...gameLists, editing, ['game', 3]]
const gameSettings: QueryKey[] = [...gameLists, [...editing, 'detail'], ['game', 3]]
const corrections: QueryKey[] = [
  [...editing, 'adjustments'],
  ['game', 3],
]
const challengeAndBoard: QueryKey[] = [
  [...editing, 'challenges'],
  [...editing, 'challenge', 7],
  ['game', 3],
]
const config: QueryKey[] = [
  ['admin', 'config'],
  ['info', 'config'],
  ['info', 'captcha'],
]
const users: QueryKey[] = [['admin', 'users'], ['admin', 'teams'], ['team']]

const staff: QueryKey[] = [
  [...editing, 'staff'],
  ['game', 3],
]
const ownRole: QueryKey[] = [['account'], ['edit', 'games']]

/** What must be read again after each mutation. Every mutation of the package has its row. */
const rows: Row[] = [
  // account: those that change who is signed in drop the cache, see session.test.ts
  ['requestPasswordRecovery', {}, []],
  ['resetPassword', {}, []],
  ['changePassword', {}, [['account', 'sessions']]],
  ['requestEmailChange', {}, []],
  ['updateProfile', {}, [['account']]],
  ['confirmEmailChange', {}, [['account']]],
  ['updateAvatar', {}, [['account']]],
  ['linkIdentity', {}, []],
  ['unlinkIdentity', {}, [['account', 'identities']]],
  [
    'setPassword',
    {},
    [
      ['account', 'identities'],
      ['account', 'sessions'],
    ],
  ],
  ['endSession', {}, [['account', 'sessions']]],
  ['endOtherSessions', {}, [['account', 'sessions']]],
  // staff of a game
  ['updateStaff', { ...game3, userId: 'a' }, [...staff, ...ownRole]],
  ['removeStaff', { ...game3, userId: 'a' }, [...staff, ...ownRole]],
  ['leaveStaff', game3, ownRole],
  ['createStaffInvitation', game3, staff],
  ['revokeStaffInvitation', game3, staff],
  ['acceptStaffInvitation', {}, ownRole],
  ['updateAuthors', challenge7, staff],
  ['cancelLogin', {}, []],
  ['createStepChallenge', {}, []],
  ['createLoginChallenge', {}, []],
  ['createConfirmationChallenge', {}, []],
  ['createPasskeyChallenge', {}, []],
  ['createTotp', {}, []],
  ['confirmSession', {}, [['account', 'second-factor']]],
  ['renewRecoveryCodes', {}, [['account', 'second-factor']]],
  ['renamePasskey', {}, [['account', 'second-factor']]],
  ['activateTotp', {}, [['account']]],
  ['removeTotp', {}, [['account']]],
  ['addPasskey', {}, [['account']]],
  ['removePasskey', {}, [['account']]],
  ['giveChallenge', { ...challenge7, userId: 'a', isAuthor: true }, staff],
  // team
  ['createTeam', {}, [['team']]],
  ['updateTeam', team11, [['team']]],
  ['acceptInvite', {}, [['team']]],
  ['renewInviteCode', team11, []],
  ['leaveTeam', team11, [['team']]],
  ['kickMember', team11, [['team']]],
  // Not the invitation code: who was the captain may not read it any more.
  [
    'transferTeam',
    team11,
    [
      ['team', 'mine'],
      ['team', 'detail', 11],
    ],
  ],
  ['deleteTeam', team11, [['team']]],
  ['updateTeamAvatar', team11, [['team']]],
  ['verifyTeamToken', {}, []],
  // game
  ['joinGame', game3, [['game', 3], ['team']]],
  ['leaveGame', game3, [['game', 3], ['team']]],
  ['acceptDeclaration', game3, [['game', 3, 'check']]],
  ['updateFieldAnswers', game3, [['game', 3, 'check']]],
  ['deleteFieldAnswers', game3, [['game', 3, 'check']]],
  ['submitFlag', challenge7, []],
  [
    'openHint',
    challenge7,
    [
      ['game', 3, 'play'],
      ['game', 3, 'challenge', 7],
      ['game', 3, 'scoreboard'],
      ['game', 3, 'notices'],
      ['game', 3, 'detail'],
    ],
  ],
  ['saveTeamNote', challenge7, [['game', 3, 'presence']]],
  ['updateWorking', challenge7, [['game', 3, 'presence']]],
  ['createContainer', challenge7, [['game', 3, 'challenge'], instances]],
  ['extendContainer', challenge7, [['game', 3, 'challenge', 7], instances]],
  ['deleteContainer', challenge7, [['game', 3, 'challenge'], instances]],
  ['submitWriteup', game3, [['game', 3, 'writeup']]],
  ['deleteCaptures', { ...challenge7, partId: 11 }, captures],
  ['deleteCaptureFiles', { ...challenge7, partId: 11, filenames: ['a.pcap'] }, captures],
  // extensions: what organizers rule beside the contract
  ['updateSchedule', game3, wholeGame],
  ['pauseGame', game3, wholeGame],
  ['resumeGame', game3, wholeGame],
  ['revealScoreboard', game3, wholeGame],
  ['voidSubmission', game3, corrections],
  ['restoreSubmission', game3, corrections],
  ['createAdjustment', game3, corrections],
  ['undoAdjustment', game3, corrections],
  [
    'judgeAnswersAgain',
    challenge7,
    [
      [...editing, 'challenges'],
      [...editing, 'judging'],
      ['game', 3],
    ],
  ],
  ['updateScoring', challenge7, challengeAndBoard],
  ['updateRequirements', challenge7, challengeAndBoard],
  ['updateCooldown', challenge7, [[...editing, 'challenge', 7]]],
  ['updateHints', challenge7, [[...editing, 'challenge', 7]]],
  // edit
  ['createGame', {}, gameLists],
  ['importGame', {}, gameLists],
  ['updateGame', game3, gameSettings],
  ['setBloodBonus', game3, gameSettings],
  ['setGameHidden', game3, gameSettings],
  ['setGameTimes', game3, gameSettings],
  ['deleteGame', game3, wholeGame],
  ['updateGamePoster', game3, gameSettings],
  ['exportGame', game3, []],
  [
    'deleteGameWriteups',
    game3,
    [
      ['admin', 'writeups', 3],
      ['game', 3, 'writeup'],
    ],
  ],
  ['flushScoreboard', game3, [['game', 3, 'scoreboard']]],
  ['claimQuestion', { ...game3, questionId: 5 }, [[...editing, 'questions']]],
  ['releaseQuestion', { ...game3, questionId: 5 }, [[...editing, 'questions']]],
  [
    'answerQuestion',
    { ...game3, questionId: 5, answer: 'So.' },
    [
      [...editing, 'questions'],
      [...editing, 'notices'],
      ['game', 3],
    ],
  ],
  ['updateCannedAnswers', { ...game3, answers: [] }, []],
  ['askQuestion', { ...game3, content: 'Why?' }, [['game', 3, 'questions']]],
  ['markQuestionsRead', { ...game3, ids: [1] }, [['game', 3, 'questions']]],
  ['scheduleNotice', game3, [[...editing, 'scheduledNotices']]],
  ['updateScheduledNotice', game3, [[...editing, 'scheduledNotices']]],
  ['deleteScheduledNotice', game3, [[...editing, 'scheduledNotices']]],
  ['createGameWebhook', game3, [[...editing, 'webhooks']]],
  ['updateGameWebhook', game3, [[...editing, 'webhooks']]],
  ['deleteGameWebhook', game3, [[...editing, 'webhooks']]],
  ['renewGameWebhookSecret', game3, [[...editing, 'webhooks']]],
  ['testGameWebhook', game3, [[...editing, 'webhooks']]],
  ['resendGameWebhookDelivery', game3, [[...editing, 'webhooks']]],
  [
    'createNotice',
    game3,
    [
      [...editing, 'notices'],
      ['game', 3],
    ],
  ],
  [
    'updateNotice',
    game3,
    [
      [...editing, 'notices'],
      ['game', 3],
    ],
  ],
  [
    'deleteNotice',
    game3,
    [
      [...editing, 'notices'],
      ['game', 3],
    ],
  ],
  [
    'createDivision',
    game3,
    [
      [...editing, 'divisions'],
      ['game', 3],
    ],
  ],
  [
    'updateDivision',
    game3,
    [
      [...editing, 'divisions'],
      ['game', 3],
    ],
  ],
  [
    'updateDeclaration',
    game3,
    [
      [...editing, 'divisions'],
      ['game', 3],
    ],
  ],
  [
    'updateProfileFields',
    game3,
    [
      [...editing, 'fields', 'answers'],
      ['game', 3, 'check'],
    ],
  ],
  ['updatePresenceSettings', game3, [['game', 3, 'presence']]],
  [
    'deleteDivision',
    game3,
    [
      [...editing, 'divisions'],
      ['game', 3],
    ],
  ],
  [
    'createChallenge',
    game3,
    [
      [...editing, 'challenges'],
      ['game', 3],
    ],
  ],
  [
    'importChallenge',
    game3,
    [
      [...editing, 'challenges'],
      [...editing, 'challenge'],
      [...editing, 'scoring'],
      ['game', 3],
    ],
  ],
  ['updateChallenge', challenge7, challengeAndBoard],
  [
    'deleteChallenge',
    challenge7,
    [
      [...editing, 'challenges'],
      [...editing, 'challenge', 7],
      ['game', 3],
      [...editing, 'requirements'],
      [...editing, 'divisions'],
    ],
  ],
  [
    'updateChallenges',
    { gameId: 3, changes: [{ challengeId: 7 }, { challengeId: 8 }] },
    [
      [...editing, 'challenges'],
      [...editing, 'challenge', 7],
      [...editing, 'challenge', 8],
      ['game', 3],
    ],
  ],
  [
    'deleteChallenges',
    { gameId: 3, challengeIds: [7] },
    [
      [...editing, 'challenges'],
      [...editing, 'challenge', 7],
      ['game', 3],
      [...editing, 'divisions'],
      [...editing, 'requirements'],
    ],
  ],
  [
    'cloneChallenge',
    challenge7,
    [
      [...editing, 'challenges'],
      ['game', 3],
    ],
  ],
  [
    'setAttachment',
    challenge7,
    [
      [...editing, 'challenges'],
      [...editing, 'challenge', 7],
      ['game', 3],
    ],
  ],
  ['addFlags', challenge7, [[...editing, 'challenge', 7]]],
  [
    'deleteFlags',
    challenge7,
    [
      [...editing, 'challenges'],
      [...editing, 'challenge', 7],
      ['game', 3],
    ],
  ],
  [
    'createTestContainer',
    challenge7,
    [
      [...editing, 'challenge', 7],
      [...editing, 'test-output', 7],
      ['admin', 'instances'],
    ],
  ],
  [
    'destroyTestContainer',
    challenge7,
    [
      [...editing, 'challenge', 7],
      [...editing, 'test-output', 7],
      ['admin', 'instances'],
    ],
  ],
  ['rehearse', game3, [...gameLists, ['team']]],
  ['createPost', {}, [['info', 'posts']]],
  ['updatePost', {}, [['info', 'posts']]],
  ['deletePost', {}, [['info', 'posts']]],
  // admin
  ['updateConfig', {}, config],
  ['updateMailPolicy', {}, [['admin', 'mailPolicy']]],
  ['uploadLogo', {}, config],
  ['resetLogo', {}, config],
  ['createUsers', {}, users],
  ['updateUser', {}, users],
  ['updateUsers', {}, users],
  ['deleteUsers', {}, users],
  ['resetUserPassword', {}, []],
  ['resetSecondFactor', {}, users],
  ['updateSecondFactorPolicy', {}, []],
  ['adminUpdateTeam', {}, [['admin', 'teams'], ['team']]],
  ['lockTeams', {}, [['admin', 'teams'], ['team']]],
  ['adminDeleteTeams', {}, [['admin', 'teams'], ['team']]],
  ['reviewParticipation', game3, []],
  ['destroyInstances', {}, [['admin', 'instances']]],
  ['downloadWriteups', game3, []],
  ['sendTestMail', {}, []],
  ['testCaptcha', {}, []],
  [
    'updateProviders',
    {},
    [
      ['admin', 'providers'],
      ['info', 'config'],
    ],
  ],
  ['checkProvider', {}, []],
  ['createWebhook', {}, [['admin', 'webhooks']]],
  ['updateWebhook', {}, [['admin', 'webhooks']]],
  ['deleteWebhook', {}, [['admin', 'webhooks']]],
  ['renewWebhookSecret', {}, [['admin', 'webhooks']]],
  ['testWebhook', {}, [['admin', 'webhooks']]],
  ['resendWebhookDelivery', {}, [['admin', 'webhooks']]],
  ['markSignal', game3, [['game', 3, 'signals']]],
  ['unmarkSignal', game3, [['game', 3, 'signals']]],
  ['updateSignalSettings', game3, [['game', 3, 'signals']]],
  ['exportSignals', game3, []],
  ['downloadSubmissionSheet', game3, []],
  // asset
  ['uploadAssets', {}, [['admin', 'files']]],
  ['deleteAsset', {}, [['admin', 'files']]],
  ['pruneFiles', {}, [['admin', 'files']]],
  // token
  ['createToken', {}, [['token']]],
  ['restoreToken', {}, [['token']]],
  ['revokeToken', {}, [['token']]],
  ['createOwnToken', {}, [['token']]],
  ['deleteOwnToken', {}, [['token']]],
]

const switchesUser = [
  'finishLogin',
  'finishSignInAgain',
  'logIn',
  'logInWithPasskey',
  'logOut',
  'logOutEverywhere',
  'registerAccount',
  'joinWithProvider',
  'signInAgain',
  'verifyEmail',
]

const exported = new Map<string, unknown>(Object.entries(front))

/** Runs what a mutation does after its success, whatever its types. */
async function conclude(name: string, variables: object, client: QueryClient): Promise<void> {
  const { onSuccess, onSettled } = Object(exported.get(name))
  await onSuccess?.(undefined, variables, undefined, { client })
  await onSettled?.(undefined, null, variables, undefined, { client })
}

describe('what a mutation makes stale', () => {
  it.each(rows)('%s', async (name, variables, stale) => {
    const client = createQueryClient()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    await conclude(name, variables, client)
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(stale)
  })

  it('leaves it to the verdict of a flag', async () => {
    const client = createQueryClient()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    await front.invalidateJudged(client, challenge7)
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['game', 3, 'play'],
      ['game', 3, 'challenge', 7],
      ['game', 3, 'scoreboard'],
      ['game', 3, 'notices'],
    ])
  })

  it('leaves it to the last of a row of decisions about teams', async () => {
    const client = createQueryClient()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    await front.invalidateReviewed(client, 3)
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['game', 3],
      ['admin', 'teams'],
      ['team'],
    ])
  })

  it('has an entry for every mutation', () => {
    const mutations = [...exported.keys()].filter(
      (name) => 'mutationFn' in Object(exported.get(name)),
    )
    const listed = [...rows.map(([name]) => name), ...switchesUser]
    expect(mutations.toSorted()).toEqual(listed.toSorted())
  })
})
