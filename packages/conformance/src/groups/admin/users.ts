import { newAccount, makeMembers } from '#world/accounts.ts'
import { logIn } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { scenariosOf, type World } from '#world/world.ts'

/** The row of an account in the admin's search. */
async function rowOf({ admin }: World, userName: string) {
  const { data } = await admin.ok('searchUsers', { query: { hint: userName } })
  return data.find((user) => user.userName === userName)
}

export const userScenarios = scenariosOf('admin', {
  'the list of users': async (world) => {
    const { admin, findings } = world
    const first = await admin.ok('listUsers', { query: { count: 3 } })
    findings.same('listUsers', 'length', first.length, first.data.length)
    findings.same('listUsers', 'a page of three', first.data.length, 3)
    const second = await admin.ok('listUsers', { query: { count: 2, skip: 1 } })
    const ids = (page: typeof first) => page.data.map(({ id }) => id)
    findings.same('listUsers', 'skip', ids(second), ids(first).slice(1))
    findings.check('listUsers', first.total >= 14, `total is ${first.total}`)
    const none = await admin.ok('listUsers', { query: { count: 0 } })
    findings.same('listUsers', 'a page of none', none.data, [])
  },

  'searching users': async (world) => {
    const { admin, findings, loner } = world
    const { userName, email } = loner.account
    for (const hint of [userName.toUpperCase(), email, loner.userId]) {
      const { data, length, total } = await admin.ok('searchUsers', { query: { hint } })
      const names = data.map((user) => user.userName)
      findings.same('searchUsers', `by ${hint === email ? 'mail' : 'name or id'}`, names, [
        userName,
      ])
      findings.same('searchUsers', 'total', total, length)
    }
    const wild = await admin.ok('searchUsers', { query: { hint: `${world.prefix}%p` } })
    findings.same('searchUsers', 'a per cent sign is no pattern', wild.data, [])
  },

  'making users': async (world) => {
    const { admin, findings, prefix } = world
    const team = `${prefix} batch`
    const accounts = ['bat1', 'bat2'].map((name) => ({
      ...newAccount(prefix, name),
      teamName: team,
    }))
    const members = accounts.map((account) => new Member(world, account))
    const [captain, fellow] = members
    if (!captain || !fellow) return
    await admin.ok('createUsers', { body: accounts })
    for (const member of members) {
      await logIn(world, member)
      const path = { userId: member.userId }
      world.cleanup.later(`user ${member.name}`, () => admin.send('deleteUser', { path }))
    }
    const teams = await fellow.ok('listMyTeams')
    const made = teams.find(({ name }) => name === team)
    const path = { id: made?.id ?? 0 }
    world.cleanup.later(`team ${team}`, () => admin.send('adminDeleteTeam', { path }))
    const isCaptain = (id: string) => made?.members?.find((user) => user.id === id)?.captain
    findings.same('createUsers', 'the first of a team', isCaptain(captain.userId), true)
    findings.same('createUsers', 'the next of a team', isCaptain(fellow.userId), false)
    const row = await rowOf(world, captain.account.userName)
    findings.same('createUsers', 'confirmed', row?.emailConfirmed, true)
    findings.same('createUsers', 'role', row?.role, 'User')

    const again = { ...newAccount(prefix, 'bat1'), realName: 'Batch One' }
    await admin.ok('createUsers', { body: [again] })
    const profile = await admin.ok('getUser', { path: { userId: captain.userId } })
    findings.same('createUsers', 'an account that exists is updated', profile.realName, 'Batch One')

    const weak = { ...newAccount(prefix, 'bat4'), password: 'nouppercase1' }
    const body = [newAccount(prefix, 'bat3'), weak]
    await admin.refused('createUsers', 'a password that breaks the rule', 400, { body })
    const kept = await rowOf(world, `${prefix}-bat3`)
    findings.same('createUsers', 'nothing is kept of a refused batch', kept, undefined)
  },

  'changing a user': async (world) => {
    const { admin, findings, loner } = world
    const [member] = await makeMembers(world, ['adm'])
    if (!member) return
    const path = { userId: member.userId }
    const body = { bio: 'By admin', realName: 'A. Dmin', stdNumber: '7', phone: '555 0142' }
    await admin.ok('updateUser', { path, body })
    await admin.ok('updateUser', { path, body: { bio: 'By admin again' } })
    const { bio, realName, stdNumber, phone } = await admin.ok('getUser', { path })
    const expected = { ...body, bio: 'By admin again' }
    findings.same(
      'updateUser',
      'absent keys are kept',
      { bio, realName, stdNumber, phone },
      expected,
    )

    const taken = { userName: loner.account.userName.toUpperCase() }
    await admin.refused('updateUser', 'name taken', 400, { path, body: taken })
    const mail = { email: loner.account.email }
    await admin.refused('updateUser', 'mail taken', 400, { path, body: mail })

    const moved = `moved-${member.account.email}`
    await admin.ok('updateUser', { path, body: { email: moved } })
    const unconfirmed = await rowOf(world, member.account.userName)
    const seen = [unconfirmed?.email, unconfirmed?.emailConfirmed]
    findings.same('updateUser', 'a new mail is unconfirmed', seen, [moved, false])
    const confirmed = { email: member.account.email, emailConfirmed: true }
    await admin.ok('updateUser', { path, body: confirmed })
    const row = await rowOf(world, member.account.userName)
    findings.same('updateUser', 'unless it is sent confirmed', row?.emailConfirmed, true)
  },

  'a new password, and a farewell': async (world) => {
    const { admin, findings, players } = world
    const [member] = await makeMembers(world, ['bye'])
    if (!member) return
    const path = { userId: member.userId }
    const password = await admin.ok('resetUserPassword', { path })
    const isStrong = [/^.{16}$/, /\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].every((rule) =>
      rule.test(password),
    )
    findings.check('resetUserPassword', isStrong, 'not 16 characters with all four kinds')
    await logIn(world, new Member(world, { ...member.account, password }))

    await admin.refused('deleteUser', 'own account', 400, { path: { userId: admin.userId } })
    const captain = { userId: players[0]?.userId ?? '' }
    await admin.refused('deleteUser', 'captain of a team', 400, { path: captain })
    await admin.ok('deleteUser', { path })
    await admin.refused('getUser', 'deleted', 404, { path })
    await admin.refused('deleteUser', 'deleted already', 404, { path })
    await member.refused('getProfile', 'the session of a deleted user', 401)
  },
})
