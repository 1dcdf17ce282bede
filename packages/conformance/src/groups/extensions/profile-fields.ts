import type { Schema } from '@halyard/api'
import { onServersWith } from '#groups/extensions/named.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const day = 24 * 3_600_000
type Field = Schema<'ProfileFieldEdit'>
const school: Field = { label: 'School', kind: 'text', isRequired: true }
const shirt: Field = { label: 'Shirt', kind: 'choice', choices: ['S', 'M'] }

const sheet = (...fields: Field[]) => ({
  reason: 'We print badges.',
  deleteAt: Date.now() + day,
  fields,
})

export const profileFieldsExtension = scenariosApart('extensions', {
  'profileFields: what a game asks of its players': onServersWith(
    'profileFields',
    async (world) => {
      const { admin, anonymous, findings, loner } = world
      const game = await scratchGame(world, 'fields')
      const { path } = game
      const before = await admin.ok('getProfileFields', { path })
      findings.same('getProfileFields', 'of a new game', before.fields, [])
      const saved = await admin.ok('updateProfileFields', { path, body: sheet(school, shirt) })
      await admin.refused('updateProfileFields', 'to another state', 412, {
        path,
        body: sheet(school),
        headers: { 'if-match': before.etag },
      })
      const settings = await admin.ok('getEditGame', { path })
      await admin.ok('updateGame', { path, body: settings })
      const kept = await admin.ok('getProfileFields', { path })
      findings.same('updateGame', 'the fields after a save of the game', kept, saved)
      for (const body of [
        { ...sheet(school), reason: ' ' },
        { ...sheet(school), deleteAt: 1000 },
        sheet({ ...shirt, choices: ['S'] }),
      ])
        await admin.refused('updateProfileFields', 'without what it needs', 400, { path, body })
      for (const operation of ['getProfileFields', 'listFieldAnswers'] as const) {
        await anonymous.refused(operation, 'nobody', 401, { path })
        await loner.refused(operation, 'a player', 403, { path })
      }
    },
  ),

  'profileFields: players answer when they join': onServersWith('profileFields', async (world) => {
    const { admin, findings } = world
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'answers')
    const { path } = game
    await admin.ok('updateProfileFields', { path, body: sheet(school, shirt) })
    await game.start()
    const body = { teamId: player.teamId, inviteCode: 'scratch' }
    await player.refused('joinGame', 'without answers', 400, { path, body })
    const check = await player.ok('getJoinCheck', { path })
    const [first, second] = check.profileFields?.fields ?? []
    findings.same('getJoinCheck', 'what is asked', first?.label, school.label)
    const answer = (text: string, choice: string) => [
      { fieldId: first?.id ?? 0, answer: text },
      { fieldId: second?.id ?? 0, answer: choice },
    ]
    const joining = (text: string, choice: string) => ({
      path,
      body: { ...body, answers: answer(text, choice) },
    })
    await player.refused('joinGame', 'with an empty answer', 400, joining('', 'M'))
    await player.refused('joinGame', 'with a choice that is none', 400, joining('Harbour', 'XL'))
    await player.ok('joinGame', joining('Harbour', 'M'))
    const listed = await admin.ok('listFieldAnswers', { path })
    const texts = listed.players[0]?.answers.map((each) => each.answer)
    findings.same('listFieldAnswers', 'what was answered', texts, ['Harbour', 'M'])
    await player.ok('updateFieldAnswers', { path, body: { answers: answer('Pier', '') } })
    const changed = await player.ok('getJoinCheck', { path })
    const own = changed.profileFields?.fields.map((field) => field.answer)
    findings.same('updateFieldAnswers', 'the own answers afterwards', own, ['Pier', null])
    await player.ok('deleteFieldAnswers', { path })
    const left = await admin.ok('listFieldAnswers', { path })
    findings.same('deleteFieldAnswers', 'the answers afterwards', left.players, [])
  }),
})
