import { emptyImage, named, pdf, withType } from '#material/files.ts'
import { minuteMs } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const huge = { ...pdf, bytes: new Uint8Array(20 * 1024 * 1024 + 1) }

export const writeupScenarios = scenariosApart('game', {
  'writeups from handing in to deleting': async (world) => {
    const { admin, findings, anonymous } = world
    const [player] = world.players
    if (!player) return
    const note = { writeupRequired: true, writeupNote: 'Two pages' }
    const game = await scratchGame(world, 'writeup', note)
    const { path } = game
    await game.join(player)
    const before = await player.ok('getWriteup', { path })
    const none = { submitted: false, name: '#', fileSize: 0, note: 'Two pages' }
    findings.same('getWriteup', 'nothing handed in', before, none)

    await player.ok('submitWriteup', { path, files: [pdf] })
    const after = await player.ok('getWriteup', { path })
    const size = pdf.bytes.length
    findings.same('getWriteup', 'handed in', [after.submitted, after.fileSize], [true, size])
    const form = new RegExp(`^Writeup-${game.id}-${player.teamId}-\\d{8}-[\\d.]{8}Z\\.pdf$`)
    findings.check('getWriteup', form.test(after.name), `name: got ${after.name}`)

    const { writeups } = await admin.ok('listWriteups', { path })
    const [row] = writeups
    findings.same(
      'listWriteups',
      'teams',
      writeups.map(({ team }) => team.id),
      [player.teamId],
    )
    const isLink = /^\/assets\/[0-9a-f]{64}\//.test(row?.url ?? '')
    findings.check('listWriteups', isLink, `url: got ${row?.url}`)
    const archive = await admin.okAnswer('downloadWriteups', { path })
    const start = Buffer.from(archive.bytes.subarray(0, 2)).toString('hex')
    findings.same('downloadWriteups', 'first bytes', start, '1f8b')

    await admin.ok('deleteGameWriteups', { path })
    const gone = await player.ok('getWriteup', { path })
    findings.same('deleteGameWriteups', 'handed in', gone.submitted, false)
    await anonymous.ok('getGame', { path })
  },

  'writeups that are refused': async (world) => {
    const [player] = world.players
    if (!player) return
    const game = await scratchGame(world, 'no writeup', { writeupRequired: true })
    const { path } = game
    await game.join(player)
    const refusals = {
      empty: named(withType(emptyImage, 'application/pdf'), 'writeup.pdf'),
      'over 20 MiB': huge,
      'of another type': withType(pdf, 'text/plain'),
      'of another name': named(pdf, 'writeup.txt'),
      'of a shouted name': named(pdf, 'writeup.PDF'),
    }
    for (const [why, file] of Object.entries(refusals)) {
      await player.refused('submitWriteup', why, 400, { path, files: [file] })
    }
    await game.set({ writeupDeadline: world.server.now() - minuteMs })
    await player.refused('submitWriteup', 'past the deadline', 400, { path, files: [pdf] })
    const later = { writeupRequired: false, writeupDeadline: world.server.now() + minuteMs }
    await game.set(later)
    await player.refused('submitWriteup', 'not asked for', 400, { path, files: [pdf] })
  },
})
