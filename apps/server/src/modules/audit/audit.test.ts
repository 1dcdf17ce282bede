// What staff changes is recorded with the change; secrets are never recorded.
import { ms } from '#db/database.ts'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  AUDITED,
  AUDITED_OUTSIDE,
  NOT_AUDITED,
  OF_EVERYBODY,
  OF_PLAYERS_TOO,
} from '#modules/audit/audited-operations.ts'
import { deleteOldEntries } from '#modules/audit/repository.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { browser, PUBLIC_URL } from '#testing/open-id/browser.ts'
import { optionsOf, realProvider } from '#testing/open-id/real-provider.ts'
import { operations } from '#testing/operations.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const provider = await realProvider()
const app = await testApp({ publicUrl: PUBLIC_URL, providers: [optionsOf(provider)] })
const { as, aUser, aTeam, db, clock } = app
const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)
const { aPlayer } = gameBuilders(app)
const aWorld = worlds(app, admin)
const aStaff = staffBuilder(app)
const world = await aWorld()
const game = `/api/edit/games/${world.game.id}`
const challenge = `${game}/challenges/${world.challenge.id}`

const entries = async (query = '') => (await admin.get(`/api/admin/audit${query}`)).body
const newest = async () => (await entries('?count=1'))[0]

const picture = await sharp({
  create: { width: 32, height: 32, channels: 3, background: '#1f7a8c' },
})
  .png()
  .toBuffer()
const aPicture = [{ field: 'file', fileName: 'a.png', content: picture, type: 'image/png' }]
const aFile = (content: string) => [{ field: 'files', fileName: 'rope.txt', content }]
const aPackage = zipSync({
  'manifest.json': strToU8('{"version":"1.0","format":"GZCTF-GAME"}'),
  'game.json': strToU8(
    '{"title":"Packed","startTime":"2026-11-21T10:00:00Z","endTime":"2026-11-22T10:00:00Z"}',
  ),
})
const aGameBody = { title: 'Regatta', start: 1000, end: 2000 }
const anAccount = (userName: string) => ({
  userName,
  email: `${userName}@example.org`,
  password: 'S3cret-Halyard',
  teamName: `Team ${userName}`,
})
const aToken = async () => (await admin.post('/api/tokens', { name: 'wall' })).body.info.id
const aPost = async () =>
  (await admin.post('/api/edit/posts', { title: 'News', content: 'Sail' })).body
const later = (content: string) => ({ content, publishAt: clock.now() + 3_600_000 })
const aScheduledNotice = async () =>
  (await admin.post(`${game}/schedule/notices`, later('Ahoy'))).body.id
const hook = (more: object = {}) => ({
  ...{ name: 'Chat', format: 'json', url: 'https://example.org/S3cret', events: ['notice'] },
  ...more,
})
const webhooks = ['/api/admin/webhooks', `${game}/webhooks`] as const
const aWebhook = async (url: string) => (await admin.post(url, hook())).body.webhook.id
const aNotice = async () => (await admin.post(`${game}/notices`, { content: 'Ahoy' })).body.id
const aQuestion = async () => {
  const participation_id = world.player.participation.id
  const { id } = await db
    .insertInto('questions')
    .values({
      game_id: world.game.id,
      participation_id,
      content: 'Why?',
      asked_at: ms(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const aDivision = async () =>
  (await admin.post(`${game}/divisions`, { name: 'Juniors', inviteCode: 'S3cret-Halyard' })).body.id
const aChallenge = async () =>
  (
    await admin.post(`${game}/challenges`, {
      title: 'Knots',
      category: 'Misc',
      type: 'StaticAttachment',
    })
  ).body.id

const anAdjustment = () => ({
  participationId: world.player.participation.id,
  points: -50,
  reason: 'Shared a flag',
})
/** Where a solve is voided. */
const aVoid = async () => {
  const {
    game: { id },
    challenge: solved,
    player,
  } = await aWorld()
  const { body } = await player.client.post(`/api/game/${id}/challenges/${solved.id}`, {
    flag: FLAG,
  })
  return `/api/edit/games/${id}/submissions/${body}/void`
}

const played = `/api/game/${world.game.id}`
const SIGNALS = {
  ...{ quickSeconds: 20, quickPercent: 5, instanceMinutes: 30, seriesSolves: 5 },
  ...{ seriesMinutes: 10, wrongTeams: 4, sharedTeams: 10, keepDays: 30 },
}
/** Where a signal is marked: two teams sent the same wrong answer. */
const aSignal = async () => {
  const one = await aWorld()
  const { client } = await aPlayer(one.game)
  const inGame = `/api/game/${one.game.id}`
  await client.post(`${inGame}/challenges/${one.challenge.id}`, { flag: 'halyard{no}' })
  const { data } = (await admin.get(`${inGame}/signals`)).body
  return `${inGame}/signals/${data[0].id}/mark`
}

/** Links the administrator's account with one of the provider; a redirect is its success. */
async function aLink(id: string) {
  await db.deleteFrom('identities').execute()
  provider.person = { id, claims: {} }
  const own = browser(app.app, await app.cookieOf(keeper))
  const begun = await own.post('/api/account/identities', { provider: 'real' })
  const { status } = await provider.through(own, begun)
  return { own, status: status === 302 ? 200 : status }
}
const aProvider = (label: string) => ({
  ...{ id: 'uni', kind: 'OpenId', label, icon: 'key', issuer: 'https://id.example.org' },
  ...{ clientId: 'halyard', secret: 'S3cret-Halyard' },
})

/** One call of each operation that succeeds and changes something. */
const calls: Record<keyof typeof AUDITED, () => Promise<{ status: number }>> = {
  updateConfig: () => admin.put('/api/admin/config', { globalConfig: { slogan: 'Ahoy' } }),
  updateMailPolicy: () => admin.put('/api/admin/mail/policy', { perMinute: 30 }),
  updateProviders: () => admin.put('/api/admin/providers', { providers: [aProvider('Uni')] }),
  finishSignIn: () => aLink('kittiwake'),
  unlinkIdentity: async () => {
    const { own } = await aLink('petrel')
    const { body } = await own.get('/api/account/identities')
    return own.delete(`/api/account/identities/${body.identities[0].id}`)
  },
  uploadLogo: () => admin.upload('POST', '/api/admin/config/logo', aPicture),
  resetLogo: () => admin.delete('/api/admin/config/logo'),
  createUsers: () => admin.post('/api/admin/users', [anAccount('kestrel')]),
  updateUser: async () => admin.put(`/api/admin/users/${(await aUser()).id}`, { role: 'Monitor' }),
  deleteUser: async () => admin.delete(`/api/admin/users/${(await aUser()).id}`),
  resetUserPassword: async () => admin.delete(`/api/admin/users/${(await aUser()).id}/password`),
  resetSecondFactor: async () => {
    const { id } = await aUser()
    await db.insertInto('totps').values({ user_id: id, secret: 'KEPT' }).execute()
    return admin.delete(`/api/admin/users/${id}/secondfactor`)
  },
  updateSecondFactorPolicy: () => admin.put('/api/admin/secondfactor', { newDeviceMail: true }),
  adminUpdateTeam: async () =>
    admin.put(`/api/admin/teams/${(await aTeam()).id}`, { locked: true }),
  adminDeleteTeam: async () => admin.delete(`/api/admin/teams/${(await aTeam()).id}`),
  reviewParticipation: () =>
    admin.put(`/api/admin/participation/${world.player.participation.id}`, { status: 'Suspended' }),
  deleteTeam: async () => admin.delete(`/api/team/${(await aTeam()).id}`),
  createToken: () => admin.post('/api/tokens', { name: 'sheets' }),
  revokeToken: async () => admin.delete(`/api/tokens/${await aToken()}`),
  restoreToken: async () => {
    const id = await aToken()
    await admin.delete(`/api/tokens/${id}`)
    return admin.post(`/api/tokens/${id}/restore`)
  },
  uploadAssets: () => admin.upload('POST', '/api/assets', aFile('hemp')),
  deleteAsset: async () => {
    const { body } = await admin.upload('POST', '/api/assets', aFile('sisal'))
    return admin.delete(`/api/assets/${body[0].hash}`)
  },
  pruneFiles: async () => {
    const { body } = await admin.upload('POST', '/api/assets', aFile('jute'))
    return admin.post('/api/admin/files/prune', { hashes: [body[0].hash] })
  },
  createGame: () => admin.post('/api/edit/games', aGameBody),
  updateGame: async () => {
    const { body } = await admin.post('/api/edit/games', aGameBody)
    const change = { ...aGameBody, title: 'Cup', inviteCode: 'S3cret-Halyard' }
    return admin.put(`/api/edit/games/${body.id}`, change)
  },
  deleteGame: async () => {
    const { body } = await admin.post('/api/edit/games', aGameBody)
    return admin.delete(`/api/edit/games/${body.id}`)
  },
  updateGamePoster: () => admin.upload('PUT', `${game}/poster`, aPicture),
  importGame: () =>
    admin.upload('POST', '/api/edit/games/import', [
      {
        field: 'file',
        fileName: 'game.zip',
        type: 'application/zip',
        content: Buffer.from(aPackage),
      },
    ]),
  deleteGameWriteups: async () => {
    const { body } = await admin.upload('POST', '/api/assets', aFile('writeup'))
    await db
      .updateTable('participations')
      .set({ writeup_hash: body[0].hash, writeup_name: 'ours.pdf' })
      .where('id', '=', world.player.participation.id)
      .execute()
    return admin.delete(`${game}/writeups`)
  },
  createNotice: () => admin.post(`${game}/notices`, { content: 'Ahoy' }),
  updateNotice: async () => admin.put(`${game}/notices/${await aNotice()}`, { content: 'Land' }),
  deleteNotice: async () => admin.delete(`${game}/notices/${await aNotice()}`),
  scheduleNotice: () => admin.post(`${game}/schedule/notices`, later('Ahoy')),
  updateScheduledNotice: async () =>
    admin.put(`${game}/schedule/notices/${await aScheduledNotice()}`, later('Land')),
  deleteScheduledNotice: async () =>
    admin.delete(`${game}/schedule/notices/${await aScheduledNotice()}`),
  claimQuestion: async () => admin.post(`${game}/questions/${await aQuestion()}/claim`),
  releaseQuestion: async () => {
    const claim = `${game}/questions/${await aQuestion()}/claim`
    await admin.post(claim)
    return admin.delete(claim)
  },
  answerQuestion: async () =>
    admin.put(`${game}/questions/${await aQuestion()}/answer`, { answer: 'So.', notice: 'So.' }),
  updateCannedAnswers: () =>
    admin.put(`${game}/cannedanswers`, {
      answers: [{ title: 'Rules', content: 'Read them.' }],
    }),
  createDivision: () => admin.post(`${game}/divisions`, { name: 'Seniors' }),
  updateDivision: async () =>
    admin.put(`${game}/divisions/${await aDivision()}`, { name: 'Youth', inviteCode: 'S3cret-2' }),
  deleteDivision: async () => admin.delete(`${game}/divisions/${await aDivision()}`),
  updateDeclaration: async () =>
    admin.put(`${game}/divisions/${await aDivision()}/declaration`, { text: 'We are students.' }),
  updateProfileFields: () =>
    admin.put(`${game}/fields`, {
      reason: 'We print badges.',
      deleteAt: Date.now() + 60_000,
      fields: [{ label: 'School', kind: 'text' }],
    }),
  updatePresenceSettings: () => admin.put(`${game}/presence`, { isShared: false }),
  createChallenge: () =>
    admin.post(`${game}/challenges`, { title: 'Oars', category: 'Web', type: 'DynamicContainer' }),
  updateChallenge: () =>
    admin.put(challenge, { title: 'Bowline', flagTemplate: 'halyard{S3cret-Halyard}' }),
  updateRequirements: () => admin.put(`${challenge}/requirements`, { tile: 'titled' }),
  updateCooldown: () => admin.put(`${challenge}/cooldown`, { seconds: 30 }),
  updateHints: () => admin.put(`${challenge}/hints`, { hints: [{ text: 'Look.', price: 50 }] }),
  updateScoring: () => admin.put(`${challenge}/scoring`, { kind: 'linear', decay: 5 }),
  updateSchedule: () => admin.put(`${game}/schedule`, { freezeAt: clock.now() }),
  pauseGame: () => admin.post(`${game}/schedule/pause`),
  resumeGame: () => admin.post(`${game}/schedule/resume`, { shiftTimes: true }),
  revealScoreboard: () => admin.post(`${game}/schedule/reveal`),
  createAdjustment: () => admin.post(`${game}/adjustments`, anAdjustment()),
  undoAdjustment: async () => {
    const { body } = await admin.post(`${game}/adjustments`, anAdjustment())
    return admin.delete(`${game}/adjustments/${body.id}`)
  },
  voidSubmission: async () => {
    return admin.post(await aVoid(), { reason: 'Shared' })
  },
  restoreSubmission: async () => {
    const url = await aVoid()
    await admin.post(url, { reason: 'Shared' })
    return admin.delete(url)
  },
  judgeAnswersAgain: () => admin.post(`${challenge}/judging`),
  deleteChallenge: async () => admin.delete(`${game}/challenges/${await aChallenge()}`),
  setAttachment: () =>
    admin.post(`${challenge}/attachment`, {
      attachmentType: 'Remote',
      remoteUrl: 'https://example.org/rope',
    }),
  addFlags: () => admin.post(`${challenge}/flags`, [{ flag: 'halyard{S3cret-Halyard}' }]),
  deleteFlag: () => admin.delete(`${challenge}/flags/${world.flagId}`),
  updateStaff: async () =>
    admin.put(`${game}/staff/${(await aStaff(world.game, 'author')).user.id}`, { role: 'monitor' }),
  removeStaff: async () =>
    admin.delete(`${game}/staff/${(await aStaff(world.game, 'author')).user.id}`),
  leaveStaff: async () => {
    await aStaff(world.game, 'author', { user: keeper })
    return admin.post(`${game}/staff/leave`)
  },
  createStaffInvitation: () => admin.post(`${game}/staff/invitations`, { role: 'author' }),
  revokeStaffInvitation: async () => {
    const { body } = await admin.post(`${game}/staff/invitations`, { role: 'author' })
    return admin.delete(`${game}/staff/invitations/${body.invitation.id}`)
  },
  acceptStaffInvitation: async () => {
    const { body } = await admin.post(`${game}/staff/invitations`, { role: 'author' })
    return admin.post('/api/edit/staff/accept', { token: body.token })
  },
  updateAuthors: async () => {
    const { user } = await aStaff(world.game, 'author')
    return admin.put(`${challenge}/authors`, { userIds: [user.id] })
  },
  createWebhook: () => admin.post(webhooks[0], hook()),
  updateWebhook: async () =>
    admin.put(`${webhooks[0]}/${await aWebhook(webhooks[0])}`, hook({ name: 'Other' })),
  deleteWebhook: async () => admin.delete(`${webhooks[0]}/${await aWebhook(webhooks[0])}`),
  renewWebhookSecret: async () =>
    admin.post(`${webhooks[0]}/${await aWebhook(webhooks[0])}/secret`),
  createGameWebhook: () => admin.post(webhooks[1], hook()),
  updateGameWebhook: async () =>
    admin.put(`${webhooks[1]}/${await aWebhook(webhooks[1])}`, hook({ name: 'Other' })),
  deleteGameWebhook: async () => admin.delete(`${webhooks[1]}/${await aWebhook(webhooks[1])}`),
  renewGameWebhookSecret: async () =>
    admin.post(`${webhooks[1]}/${await aWebhook(webhooks[1])}/secret`),
  updateSignalSettings: () => admin.put(`${played}/signals/settings`, SIGNALS),
  markSignal: async () => admin.put(await aSignal(), { note: 'S3cret-Halyard' }),
  unmarkSignal: async () => {
    const url = await aSignal()
    await admin.put(url, { note: 'S3cret-Halyard' })
    return admin.delete(url)
  },
  exportSignals: () => admin.post(`${played}/signals/export?format=json`),
  createPost: () => admin.post('/api/edit/posts', { title: 'News', content: 'Sail' }),
  updatePost: async () => admin.put(`/api/edit/posts/${await aPost()}`, { title: 'Olds' }),
  deletePost: async () => admin.delete(`/api/edit/posts/${await aPost()}`),
  createOwnToken: () => admin.post('/api/account/tokens', { name: 'pipeline', scopes: ['Read'] }),
  deleteOwnToken: async () => admin.delete(`/api/account/tokens/${await aToken()}`),
}

const isStaffs = ({ id, role, method }: (typeof operations)[number]) =>
  (method !== 'GET' && (['Admin', 'Monitor'].includes(role) || OF_EVERYBODY.has(id))) ||
  OF_PLAYERS_TOO.has(id)

describe('every change by staff', () => {
  it('is recorded, or in the list of those that are not, with the reason', () => {
    const known = [AUDITED, AUDITED_OUTSIDE, NOT_AUDITED].flatMap((table) => Object.keys(table))
    expect(known.toSorted()).toEqual(
      operations
        .filter(isStaffs)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it.each(Object.entries(calls))('%s leaves exactly one entry', async (operation, call) => {
    const before = await newest()
    expect((await call()).status).toBe(200)
    const written = (await entries()).filter(
      (entry: { id: number; operation: OperationId }) =>
        entry.id > (before?.id ?? 0) && entry.operation === operation,
    )
    expect(written).toHaveLength(1)
    const who = { userId: keeper.id, userName: keeper.userName, ip: '127.0.0.1' }
    expect(written[0]).toMatchObject(who)
  })

  it('contains no flag, code, password or token', async () => {
    const text = JSON.stringify(await db.selectFrom('audit_entries').selectAll().execute())
    expect(text).toContain('"secret":true')
    expect(text).not.toContain('S3cret')
    const { password_hash: hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('user_name', '=', 'kestrel')
      .executeTakeFirstOrThrow()
    expect(text).not.toContain(hash)
  })
})

describe('an entry', () => {
  it('names what else the call changed, and is found by it', async () => {
    await admin.post('/api/admin/users', ['heron', 'ibis'].map(anAccount))
    const entry = await newest()
    expect(entry).toMatchObject({ operation: 'createUsers', kind: 'User', action: 'Created' })
    expect(entry.others).toContainEqual(
      expect.objectContaining({ kind: 'User', action: 'Created', subjectName: 'ibis' }),
    )
    expect(entry.hasMore).toBe(false)
    expect((await entries('?subject=ibis'))[0].id).toBe(entry.id)
  })

  it('stays small, however much the call changed', async () => {
    const flags = Array.from({ length: 150 }, (_, index) => ({ flag: `halyard{${index}}` }))
    expect((await admin.post(`${challenge}/flags`, flags)).status).toBe(200)
    const entry = await newest()
    expect([entry.operation, entry.others.length, entry.hasMore]).toEqual(['addFlags', 100, true])
  })

  it('has what differs, before and after', async () => {
    const user = await aUser()
    await admin.put(`/api/admin/users/${user.id}`, { role: 'Monitor' })
    expect(await newest()).toMatchObject({
      time: clock.now(),
      kind: 'User',
      action: 'Changed',
      subjectId: user.id,
      subjectName: user.userName,
      changes: [{ field: 'role', before: 'User', after: 'Monitor', isSecret: false }],
    })
  })

  it('has the defaults before the first change of a setting', async () => {
    await admin.put('/api/admin/config', { accountPolicy: { allowRegister: false } })
    expect(await newest()).toMatchObject({
      kind: 'Setting',
      subjectId: 'accountPolicy',
      changes: [{ field: 'allowRegister', before: 'true', after: 'false' }],
    })
  })

  it('names the secret that was changed', async () => {
    const user = await aUser()
    await admin.delete(`/api/admin/users/${user.id}/password`)
    expect((await newest()).changes).toEqual([
      { field: 'passwordHash', before: null, after: null, isSecret: true },
    ])
  })

  it('is cut where a text is long', async () => {
    await admin.put(`/api/edit/posts/${await aPost()}`, { content: 'x'.repeat(5000) })
    const [{ after }] = (await newest()).changes
    expect(after).toBe(`${'x'.repeat(2000)}…`)
  })

  it('is not written for what a refused change would have done, or for a change to the same', async () => {
    const before = await newest()
    await admin.put(`/api/admin/users/${keeper.id}`, { role: 'User' })
    await admin.put('/api/admin/config', { accountPolicy: { allowRegister: false } })
    expect(await newest()).toEqual(before)
  })

  it('is not written for what players do', async () => {
    const before = await newest()
    const player = await as(await aUser())
    await player.post('/api/team', { name: 'Gulls' })
    await player.put('/api/account/update', { bio: 'x' })
    const [team] = (await player.get('/api/team')).body
    expect((await player.delete(`/api/team/${team.id}`)).status).toBe(200)
    expect(await newest()).toEqual(before)
  })

  it('names what was deleted outside of the database as it is called, however the call spelled it', async () => {
    const before = await newest()
    const spelled = `/api/game/captures/2.5e1/7/all`
    const { status } = await admin.delete(spelled)
    const written = await newest()
    expect([status, written.id > before.id && written.subjectId]).toEqual([200, '25/7'])
  })

  it('is one for a game that takes its challenges along', async () => {
    const other = await aWorld()
    const before = await newest()
    await admin.delete(`/api/edit/games/${other.game.id}`)
    const written = (await entries()).filter(({ id }: { id: number }) => id > before.id)
    expect(written).toMatchObject([
      { kind: 'Game', action: 'Deleted', subjectName: other.game.title },
    ])
  })
})

describe('the list', () => {
  it('is for administrators', async () => {
    const monitor = await as(await aUser({ role: 'Monitor' }))
    expect((await monitor.get('/api/admin/audit')).status).toBe(403)
  })

  it('is filtered and read on', async () => {
    const all = await entries('?count=1000')
    const having = (fits: (entry: Record<string, unknown>) => boolean) => all.filter(fits)
    expect(await entries('?kind=Post&action=Deleted')).toEqual(
      having(({ kind, action }) => kind === 'Post' && action === 'Deleted'),
    )
    expect(await entries('?user=nobody')).toEqual([])
    expect((await entries(`?subject=kestrel&count=1000`)).length).toBeGreaterThan(0)
    expect(await entries('?subject=%25')).toEqual([])
    expect(await entries(`?from=${clock.now() + 1}`)).toEqual([])
    expect(await entries(`?to=${clock.now() + 1}&count=1000`)).toEqual(all)
    expect(await entries(`?before=${all[1].id}&count=2`)).toEqual(all.slice(2, 4))
  })

  it('keeps entries by their age alone, so that nobody can push others out', async () => {
    const all = await entries('?count=1000')
    await deleteOldEntries(db, clock.now())
    expect(await entries('?count=1000')).toEqual(all)
    await deleteOldEntries(db, clock.now() + 1)
    expect(await entries()).toEqual([])
  })
})
