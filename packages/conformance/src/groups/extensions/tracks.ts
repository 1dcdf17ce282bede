import { onServersWith } from '#groups/extensions/named.ts'
import type { Member } from '#world/member.ts'
import { eventually } from '#world/patience.ts'
import { scratchGame } from '#world/scratch-game.ts'
import type { ScratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const text = 'We play without language models.'
const flag = 'flag{people}'

const declarationFor = async (player: Member, { path }: ScratchGame, divisionId: number) => {
  const { declarations = [] } = await player.ok('getJoinCheck', { path })
  return declarations.find((one) => one.divisionId === divisionId)
}

export const tracksExtension = scenariosApart('extensions', {
  'tracks: the declaration of a division': onServersWith('tracks', async (world) => {
    const { admin, anonymous, findings, loner } = world
    const game = await scratchGame(world, 'declaration')
    const made = await admin.ok('createDivision', { path: game.path, body: { name: 'People' } })
    const path = { ...game.path, divisionId: made.id }
    const before = await admin.ok('getDeclaration', { path })
    findings.same('getDeclaration', 'of a new division', before.text, '')
    const body = { text }
    const saved = await admin.ok('updateDeclaration', { path, body })
    await admin.ok('updateDivision', { path, body: { name: 'Renamed' } })
    const kept = await admin.ok('getDeclaration', { path })
    findings.same('updateDivision', 'the declaration after a save of the division', kept, saved)
    await admin.refused('updateDeclaration', 'to another state', 412, {
      path,
      body,
      headers: { 'if-match': before.etag },
    })
    const tooLong = { path, body: { text: 'a'.repeat(4001) } }
    await admin.refused('updateDeclaration', 'longer than it may be', 400, tooLong)
    for (const operation of ['getDeclaration', 'updateDeclaration'] as const) {
      const call = operation === 'getDeclaration' ? { path } : { path, body }
      await anonymous.refused(operation, 'nobody', 401, call)
      await loner.refused(operation, 'a player', 403, call)
    }
  }),

  'tracks: teams accept a declaration when they join': onServersWith('tracks', async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'tracks')
    const kind = { category: 'Misc', type: 'StaticAttachment' } as const
    const challengeId = await game.challenge({ title: 'Warm', ...kind }, { flags: [flag] })
    const people = await admin.ok('createDivision', { path: game.path, body: { name: 'People' } })
    const others = await admin.ok('createDivision', { path: game.path, body: { name: 'Others' } })
    const declaration = { ...game.path, divisionId: people.id }
    await admin.ok('updateDeclaration', { path: declaration, body: { text } })
    const [player] = world.players
    if (!player) return
    await game.start()
    const body = { teamId: player.teamId, divisionId: people.id, inviteCode: 'scratch' }
    await player.refused('joinGame', 'without the declaration', 400, { path: game.path, body })
    const shown = await declarationFor(player, game, people.id)
    findings.same('getJoinCheck', 'the text of the declaration', shown?.text, text)
    const acceptedDeclaration = shown?.hash ?? ''
    await admin.ok('updateDeclaration', { path: declaration, body: { text: `${text} All.` } })
    await player.refused('joinGame', 'with a text that has changed', 400, {
      path: game.path,
      body: { ...body, acceptedDeclaration },
    })
    await admin.ok('updateDeclaration', { path: declaration, body: { text } })
    await player.ok('joinGame', { path: game.path, body: { ...body, acceptedDeclaration } })
    const joined = await game.participation(player)
    findings.same(
      'listParticipations',
      'who accepted',
      joined.declarations?.map(({ state }) => state),
      ['Accepted'],
    )
    const asTexts = await admin.ok('listAcceptances', { path: { id: joined.id } })
    findings.same('listAcceptances', 'the accepted text', asTexts[0]?.text, text)

    const accept = (status: 'Accepted' | null, divisionId: number) =>
      admin.ok('reviewParticipation', { path: { id: joined.id }, body: { status, divisionId } })
    await accept('Accepted', people.id)
    await game.solve(player, challengeId, flag)
    await admin.ok('updateDeclaration', {
      path: { ...game.path, divisionId: others.id },
      body: { text: 'We may use anything.' },
    })
    await accept(null, others.id)
    const moved = await game.participation(player)
    findings.same(
      'reviewParticipation',
      'the declaration after a move',
      moved.declarations?.map(({ state }) => state),
      ['Missing'],
    )
    const board = await eventually(
      () => admin.ok('getScoreboard', { path: game.path }),
      ({ items }) => items[0]?.divisionId === others.id,
    )
    const [row] = board.items
    findings.same('getScoreboard', 'rank in the new division', row?.divisionRank, 1)
    findings.same('getScoreboard', 'solves after a move', row?.solvedCount, 1)

    const wanted = await declarationFor(player, game, others.id)
    await player.ok('acceptDeclaration', {
      path: game.path,
      body: { acceptedDeclaration: wanted?.hash ?? '' },
    })
    const again = await game.participation(player)
    findings.same('acceptDeclaration', 'afterwards', again.declarations?.[0]?.state, 'Accepted')
  }),
})
