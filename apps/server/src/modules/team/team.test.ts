import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { testApp } from '#testing/test-app.ts'
import type { TestGame, TestTeam, TestUser } from '#testing/builders.ts'

const HOUR = 3_600_000
const { visitor, as, aUser, aTeam, aGame, db, clock } = await testApp()

/** A team whose members each have a client. */
async function aCrew(difference: { locked?: boolean } = {}) {
  const [captain, mate, stranger] = [await aUser(), await aUser(), await aUser()]
  const team = await aTeam({ captain, members: [mate], ...difference })
  return {
    team,
    captain,
    mate,
    stranger,
    url: `/api/team/${team.id}`,
    asCaptain: await as(captain),
    asMate: await as(mate),
    asStranger: await as(stranger),
  }
}

async function takesPart(team: TestTeam, members: readonly TestUser[], game: TestGame) {
  const { id } = await db
    .insertInto('participations')
    .values({
      game_id: game.id,
      team_id: team.id,
      status: 'Accepted',
      token: '',
      created_at: ms(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = members.map((member) => ({
    participation_id: id,
    user_id: member.id,
    game_id: game.id,
    joined_at: ms(clock.now()),
  }))
  await db.insertInto('participation_members').values(rows).execute()
  return id
}

const memberNames = (body: { members: { userName: string }[] }) =>
  body.members.map(({ userName }) => userName)
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('a new team', () => {
  it('has its creator as captain and only member', async () => {
    const user = await aUser()
    const response = await (await as(user)).post('/api/team', { name: 'Nyan Cats', bio: 'Meow.' })
    expect(response).toMatchObject({
      status: 200,
      body: {
        name: 'Nyan Cats',
        bio: 'Meow.',
        avatar: null,
        locked: false,
        members: [{ id: user.id, userName: user.userName, bio: null, avatar: null, captain: true }],
      },
    })
  })

  it.each([
    [{}, 'Give the team a name.'],
    [{ name: null }, 'Give the team a name.'],
    [{ name: ' ' }, 'Give the team a name.'],
    [{ name: 'x'.repeat(21) }, 'name: use at most 20 characters.'],
    [{ name: 'ok', bio: 'x'.repeat(73) }, 'bio: use at most 72 characters.'],
    [{ name: 5 }, 'name: the type must be string.'],
    [{ name: 'two\nlines' }, 'The name must not contain invisible characters or line breaks.'],
  ])('is refused for %o', async (model, title) => {
    expect(await (await as(await aUser())).post('/api/team', model)).toMatchObject({
      status: 400,
      body: { title },
    })
  })

  it('is the third at most for one captain, however many ask at once', async () => {
    const captain = await as(await aUser())
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const answers = await Promise.all(names.map((name) => captain.post('/api/team', { name })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 400)?.body.title).toBe(
      'You are already captain of 3 teams.',
    )
  })

  it('needs a session', async () => {
    expect((await visitor.post('/api/team', { name: 'x' })).status).toBe(401)
  })
})

describe('reading teams', () => {
  it('shows anybody a team, without what is private', async () => {
    const captain = await aUser({ real_name: 'Secret', phone: '+1', std_number: '7', bio: 'Hi' })
    const team = await aTeam({ captain })
    const { body, text } = await visitor.get(`/api/team/${team.id}`)
    expect(Object.keys(body)).toEqual(['id', 'name', 'bio', 'avatar', 'locked', 'members'])
    expect(Object.keys(body.members[0])).toEqual(['id', 'userName', 'bio', 'avatar', 'captain'])
    expect(text).not.toMatch(/Secret|example\.org/)
    expect((await visitor.get('/api/team/999999')).status).toBe(404)
  })

  it('lists the teams one is in, others not', async () => {
    const { asMate, asStranger, team } = await aCrew()
    expect((await asMate.get('/api/team')).body.map(({ id }: { id: number }) => id)).toEqual([
      team.id,
    ])
    expect((await asStranger.get('/api/team')).body).toEqual([])
    expect((await visitor.get('/api/team')).status).toBe(401)
  })
})

describe('changing a team', () => {
  it('keeps the name for an empty one and always replaces the text', async () => {
    const { asCaptain, url, team } = await aCrew()
    const renamed = await asCaptain.put(url, { name: 'Renamed', bio: 'x' })
    expect(renamed.body).toMatchObject({ name: 'Renamed', bio: 'x' })
    expect((await asCaptain.put(url, { name: '' })).body).toMatchObject({
      name: 'Renamed',
      bio: null,
      id: team.id,
    })
  })

  it('is for the captain alone', async () => {
    const { asMate, asStranger, url } = await aCrew()
    for (const client of [asMate, asStranger]) {
      for (const answer of [
        await client.put(url, { name: 'Mine' }),
        await client.delete(url),
        await client.get(`${url}/invite`),
        await client.put(`${url}/invite`),
        await client.put(`${url}/transfer`, { newCaptainId: NOBODY }),
        await client.post(`${url}/kick/${NOBODY}`),
      ]) {
        expect(answer).toMatchObject({
          status: 403,
          body: { title: 'Only the captain of the team may do this.' },
        })
      }
    }
    expect((await visitor.put(url, { name: 'Mine' })).status).toBe(401)
  })

  it('is 404 for a team that does not exist', async () => {
    const user = await as(await aUser())
    for (const answer of [
      await user.put('/api/team/999999', { name: 'x' }),
      await user.delete('/api/team/999999'),
      await user.get('/api/team/999999/invite'),
      await user.post('/api/team/999999/leave'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { title: 'There is no such team.' } })
    }
  })
})

describe('an invite code', () => {
  it('lets its bearer in, whatever the name part', async () => {
    const { asCaptain, asStranger, url, team, stranger } = await aCrew()
    const { body: code } = await asCaptain.get(`${url}/invite`)
    expect(code).toMatch(new RegExp(`^${team.name}:${team.id}:[0-9a-f]{32}$`))
    const otherName = code.replace(team.name, 'a:b')
    expect(await asStranger.post('/api/team/accept', otherName)).toMatchObject({
      status: 200,
      text: '',
    })
    expect(memberNames((await visitor.get(url)).body)).toContain(stranger.userName)
    expect((await asStranger.post('/api/team/accept', code)).body.title).toBe(
      'You are already a member of this team.',
    )
  })

  it.each([
    ['plays', -1, 1],
    ['will play', 1, 2],
  ])('opens a team that %s, and the limit of the game decides who plays', async (_, from, to) => {
    const { asCaptain, asStranger, url, team, captain } = await aCrew({ locked: true })
    const game = await aGame({
      starts_at: ms(clock.now() + from * HOUR),
      ends_at: ms(clock.now() + to * HOUR),
      accept_without_review: true,
      team_member_count_limit: 2,
    })
    await takesPart(team, [captain], game)
    const { body: code } = await asCaptain.get(`${url}/invite`)
    expect((await asStranger.post('/api/team/accept', code)).status).toBe(200)
    const join = (client: typeof asStranger) =>
      client.post(`/api/game/${game.id}`, { teamId: team.id })
    expect((await join(asStranger)).status).toBe(200)

    const late = await as(await aUser())
    expect((await late.post('/api/team/accept', code)).status).toBe(200)
    expect((await join(late)).status).toBe(400)
    expect((await visitor.get(url)).body).toMatchObject({ locked: true })
    expect((await late.post(`${url}/leave`)).status).toBe(400)
  })

  it('T24: is 128 bits of chance, compared as a whole', async () => {
    const { asCaptain, asStranger, url } = await aCrew()
    const codes = new Set<string>()
    for (let count = 0; count < 20; count += 1) {
      codes.add((await asCaptain.put(`${url}/invite`)).body.slice(-32))
    }
    expect(codes.size).toBe(20)
    const { body: code } = await asCaptain.get(`${url}/invite`)
    for (const secret of [code.slice(-32).toUpperCase(), code.slice(-31), `${code.slice(-32)}0`]) {
      const answer = await asStranger.post('/api/team/accept', code.slice(0, -32) + secret)
      expect([secret === code.slice(-32), answer.status]).toEqual([false, 400])
    }
  })

  it('T24: cannot be guessed without end', async () => {
    const { asCaptain, asStranger, asMate, team, url } = await aCrew()
    const { body: code } = await asCaptain.get(`${url}/invite`)
    const guess = (index: number) =>
      asStranger.post('/api/team/accept', `x:${team.id}:${String(index).padStart(32, '0')}`)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers['retry-after']).toBe('5')
    // Not even with the right code, and nobody else is slowed down.
    expect((await asStranger.post('/api/team/accept', code)).status).toBe(429)
    expect((await asMate.post('/api/team/accept', code)).status).toBe(400)
    clock.advance(5000)
    expect((await asStranger.post('/api/team/accept', code)).status).toBe(200)
  })

  it('is invalid once it is renewed', async () => {
    const { asCaptain, asStranger, url } = await aCrew()
    const { body: old } = await asCaptain.get(`${url}/invite`)
    const { body: renewed } = await asCaptain.put(`${url}/invite`)
    expect(renewed).not.toBe(old)
    expect((await asStranger.post('/api/team/accept', old)).status).toBe(400)
    expect((await asStranger.post('/api/team/accept', renewed)).status).toBe(200)
  })

  it('is refused alike when malformed, wrong or of no team', async () => {
    const { asStranger, team } = await aCrew()
    const wrong = 'f'.repeat(32)
    for (const code of [
      'x',
      `x:${team.id}`,
      `x:${team.id}:${wrong}`,
      `x:999999:${wrong}`,
      `x:99999999999:${wrong}`,
    ]) {
      expect(await asStranger.post('/api/team/accept', code)).toMatchObject({
        status: 400,
        body: { title: 'The invitation code is not valid.' },
      })
    }
    expect((await asStranger.post('/api/team/accept', ' ')).body.title).toBe(
      'body: this must not be blank.',
    )
    expect((await visitor.post('/api/team/accept', 'x')).status).toBe(401)
  })

  it('adds a member once when accepted twice at the same time', async () => {
    const { asCaptain, asStranger, url } = await aCrew()
    const { body: code } = await asCaptain.get(`${url}/invite`)
    const answers = await Promise.all(
      [1, 2, 3].map(() => asStranger.post('/api/team/accept', code)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })
})

describe('leaving and kicking', () => {
  it('takes the member out of the team and of its games', async () => {
    const { asMate, asCaptain, mate, captain, team, url } = await aCrew()
    const game = await aGame()
    const participation = await takesPart(team, [captain, mate], game)
    expect(await asMate.post(`${url}/leave`)).toMatchObject({ status: 200, text: '' })
    const left = await db
      .selectFrom('participation_members')
      .select('user_id')
      .where('participation_id', '=', participation)
      .execute()
    expect(left).toEqual([{ user_id: captain.id }])
    expect((await asMate.post(`${url}/leave`)).body.title).toBe(
      'This user is not a member of the team.',
    )
    expect((await asCaptain.post(`${url}/kick/${mate.id}`)).status).toBe(400)
  })

  it('shows the captain the team without the kicked member', async () => {
    const { asCaptain, captain, mate, url } = await aCrew()
    const response = await asCaptain.post(`${url}/kick/${mate.id}`)
    expect(memberNames(response.body)).toEqual([captain.userName])
  })

  it('is not for the captain', async () => {
    const { asCaptain, captain, url } = await aCrew()
    for (const answer of [
      await asCaptain.post(`${url}/leave`),
      await asCaptain.post(`${url}/kick/${captain.id}`),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { title: expect.stringContaining('captain cannot leave') },
      })
    }
  })

  it('waits for the end of the game a locked team plays', async () => {
    const { asMate, asCaptain, team, mate, captain, url } = await aCrew({ locked: true })
    await takesPart(team, [captain, mate], await aGame())
    for (const answer of [
      await asMate.post(`${url}/leave`),
      await asCaptain.post(`${url}/kick/${mate.id}`),
      await asCaptain.delete(url),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { title: expect.stringContaining('nobody can leave') },
      })
    }
    clock.advance(2 * HOUR)
    expect((await asMate.post(`${url}/leave`)).status).toBe(200)
    expect((await visitor.get(url)).body.locked).toBe(false)
  })
})

describe('handing a team over', () => {
  it('makes another member the captain', async () => {
    const { asCaptain, mate, url } = await aCrew()
    const response = await asCaptain.put(`${url}/transfer`, { newCaptainId: mate.id })
    expect(response.status).toBe(200)
    const captains = response.body.members.filter(({ captain }: { captain: boolean }) => captain)
    expect(memberNames({ members: captains })).toEqual([mate.userName])
    expect((await asCaptain.put(url, { name: 'x' })).status).toBe(403)
  })

  it('refuses strangers, nobody, and whoever captains three', async () => {
    const { asCaptain, mate, stranger, url } = await aCrew()
    const transfer = (newCaptainId: unknown) => asCaptain.put(`${url}/transfer`, { newCaptainId })
    expect((await transfer(stranger.id)).body.title).toBe('This user is not a member of the team.')
    expect((await transfer(NOBODY)).status).toBe(400)
    expect((await transfer('x')).body.title).toBe('newCaptainId: this is not a UUID.')
    expect((await asCaptain.put(`${url}/transfer`, {})).body.title).toBe(
      'newCaptainId: this is required.',
    )
    for (let count = 0; count < 3; count += 1) await aTeam({ captain: mate })
    expect((await transfer(mate.id)).body.title).toBe('This member is already captain of 3 teams.')
  })
})

describe('deleting a team', () => {
  it('removes it with what it did in games; administrators may too', async () => {
    const { asCaptain, captain, team, url } = await aCrew()
    await takesPart(team, [captain], await aGame())
    expect(await asCaptain.delete(url)).toMatchObject({ status: 200, text: '' })
    expect((await visitor.get(url)).status).toBe(404)
    const other = await aTeam()
    const admin = await as(await aUser({ role: 'Admin' }))
    expect((await admin.delete(`/api/team/${other.id}`)).status).toBe(200)
  })
})

describe('a team token', () => {
  const publicKey = 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg='
  const teamToken =
    '7:2YIvxcJ1h45QexgG1u/MIOokgaXnH3GJB5yMcVo0gsT0OX5sKtQQjllTZDkpZFueXIjZ1C+mAeOpOBfGjqByAg=='
  const check = (token: string, key = publicKey) =>
    visitor.post('/api/team/verify', { teamToken: token, publicKey: key })

  it('is checked against the key alone', async () => {
    expect(await check(teamToken)).toMatchObject({ status: 200, text: '' })
    expect(await check(teamToken.replace('7:', '8:'))).toMatchObject({
      status: 401,
      body: { status: 401 },
    })
    expect((await check('7:not base64!')).status).toBe(401)
  })

  it.each([
    ['no colon', 'x', undefined],
    ['no number', 'x:AAAA', undefined],
    ['no signature', '7:', undefined],
    ['a short key', teamToken, 'AAAA'],
    ['a key that is not base64', teamToken, '!'.repeat(44)],
  ])('is 400 with %s', async (_, token, key) => {
    expect((await check(token, key)).status).toBe(400)
  })
})
