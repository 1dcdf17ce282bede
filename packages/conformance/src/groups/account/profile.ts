import { gif, png } from '#material/files.ts'
import { imageRefusals, imageSuccess } from '#groups/asset/images.ts'
import { makeMembers } from '#world/accounts.ts'
import { captchaAnswer, logIn, secret } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { scenariosOf } from '#world/world.ts'

export const profileScenarios = scenariosOf('account', {
  'changing a profile': async (world) => {
    const { findings, loner, players } = world
    const filled = {
      bio: 'Reads walls.',
      phone: '+31 20 555 0142',
      realName: 'Con Formance',
      stdNumber: 'S-1',
    }
    await loner.ok('updateProfile', { body: filled })
    await loner.ok('updateProfile', { body: { bio: 'Reads doors.' } })
    const profile = await loner.ok('getProfile')
    const { bio, phone, realName, stdNumber, email, userName } = profile
    const expected = { ...filled, bio: 'Reads doors.' }
    findings.same(
      'updateProfile',
      'absent keys are kept',
      { bio, phone, realName, stdNumber },
      expected,
    )
    findings.same('getProfile', 'mail', email, loner.account.email)
    findings.same('getProfile', 'name', userName, loner.account.userName)
    const taken = players[0]?.account.userName.toUpperCase()
    await loner.refused('updateProfile', 'name taken, in another letter case', 400, {
      body: { userName: taken },
    })
  },

  'changing a name': async (world) => {
    const [member] = await makeMembers(world, ['before'])
    if (!member) return
    const userName = `${world.prefix}-after`
    await member.ok('updateProfile', { body: { userName } })
    const renamed = new Member(world, { ...member.account, userName })
    await logIn(world, renamed)
    world.findings.same('updateProfile', 'the same account', renamed.userId, member.userId)
  },

  'changing a password': async (world) => {
    const [member] = await makeMembers(world, ['pass'])
    if (!member) return
    const { userName, password } = member.account
    const sealed = (text: string) => secret(world, text)
    const next = 'Conform5nce'
    await member.refused('changePassword', 'old password wrong', 400, {
      body: { old: await sealed('Wr0ngPassword'), new: await sealed(next) },
    })
    await member.refused('changePassword', 'new password breaks the rule', 400, {
      body: { old: await sealed(password), new: await sealed('nouppercase1') },
    })
    await member.ok('changePassword', {
      body: { old: await sealed(password), new: await sealed(next) },
    })
    await logIn(world, new Member(world, { ...member.account, password: next }))
    await world.anonymous.refused('logIn', 'the old password', 401, {
      body: { userName, password: await sealed(password), challenge: await captchaAnswer(world) },
    })
  },

  'a picture of oneself': async (world) => {
    await imageRefusals(world.loner, 'updateAvatar', {})
    const link = await world.loner.ok('updateAvatar', { files: [png] })
    await imageSuccess(world, 'updateAvatar', link, 'avatar')
    const moving = await world.loner.ok('updateAvatar', { files: [gif] })
    // Ours re-encodes every picture; the reference keeps a GIF as it came.
    const ending = moving.slice(moving.lastIndexOf('.'))
    const expected = { ours: '.webp', reference: '.gif', fact: 'gifs' as const }
    world.findings.sameOrReference('updateAvatar', 'what a GIF becomes', ending, expected)
    const { avatar } = await world.loner.ok('getProfile')
    const shown = moving.replace(/\.\w+$/, '')
    world.findings.same('updateAvatar', 'avatar of the profile', avatar, shown)
  },
})
