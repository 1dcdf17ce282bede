import type { FilePart } from '#http/request.ts'
import { emptyImage, named, textFile, withType } from '#material/files.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart, type World } from '#world/world.ts'

const zip = 'application/zip'

async function exported({ admin, findings }: World, id: number): Promise<FilePart> {
  const answer = await admin.okAnswer('exportGame', { path: { id } })
  const isZip = Buffer.from(answer.bytes.subarray(0, 2)).toString() === 'PK'
  findings.check('exportGame', isZip, 'not a zip archive')
  const disposition = answer.headers.get('content-disposition') ?? ''
  const isNamed =
    disposition.startsWith('attachment') && /-export-\d{8}-\d{6}\.zip/.test(disposition)
  findings.check('exportGame', isNamed, `Content-Disposition: got ${disposition}`)
  return { name: 'file', fileName: 'game.zip', type: zip, bytes: answer.bytes }
}

export const packageScenarios = scenariosApart('edit', {
  'a game from one server to the next': async (world) => {
    const { admin, findings, prefix } = world
    const game = await scratchGame(world, 'package', { content: 'Carried', inviteCode: 'anchor' })
    const made = { title: 'Carried', category: 'Crypto', type: 'StaticAttachment' } as const
    await game.challenge(made, { flags: ['flag{carried}'], hints: ['A hint'] })
    await admin.ok('createDivision', {
      path: game.path,
      body: { name: 'Carried', inviteCode: 'keel', defaultPermissions: 257 },
    })
    const id = await admin.ok('importGame', { files: [await exported(world, game.id)] })
    const path = { id }
    world.cleanup.later(`game ${id}`, () => admin.send('deleteGame', { path }))
    const copy = await admin.ok('getEditGame', { path })
    const code = copy.inviteCode || null
    const seen = [copy.title, copy.content, copy.hidden, copy.practiceMode, code]
    const expected = [`${prefix} package`, 'Carried', true, false, null]
    findings.same('importGame', 'the new game', seen, expected)
    findings.check('importGame', copy.publicKey !== game.publicKey, 'the key is not a fresh one')
    const [challenge] = await admin.ok('listEditChallenges', { path })
    const { flags, hints, isEnabled } = await admin.ok('getEditChallenge', {
      path: { id, challengeId: challenge?.id ?? 0 },
    })
    const carried = [flags[0]?.flag, hints, isEnabled]
    findings.same('importGame', 'the challenge', carried, ['flag{carried}', ['A hint'], false])
    const [division] = await admin.ok('listDivisions', { path })
    const kept = [division?.name, division?.inviteCode, division?.defaultPermissions]
    findings.same('importGame', 'the division', kept, ['Carried', 'keel', 257])
  },

  'packages that are none': async ({ admin }) => {
    const broken = withType(textFile('game.zip', 'not an archive'), zip)
    const refusals = {
      empty: withType(named(emptyImage, 'game.zip'), zip),
      'not an archive': broken,
      'of the wrong type': withType(broken, 'text/plain'),
      'of the wrong name': named(broken, 'game.txt'),
    }
    for (const [why, file] of Object.entries(refusals)) {
      await admin.refused('importGame', why, 400, { files: [file] })
    }
  },
})
