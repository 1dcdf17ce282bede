import { minuteMs } from '#world/moments.ts'
import { pickedLike } from '#world/picked.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const still = { isEnabled: false }

export const challengeScenarios = scenariosApart('edit', {
  'defaults of a challenge': async (world) => {
    const { admin, findings } = world
    const { path } = await scratchGame(world, 'defaults')
    const body = { title: 'Fresh', category: 'AI', type: 'DynamicContainer' } as const
    const { id, ...made } = await admin.ok('createChallenge', { path, body })
    const expected = {
      ...body,
      isEnabled: false,
      content: '',
      originalScore: 1000,
      minScoreRate: 0.25,
      difficulty: 5,
      memoryLimit: 64,
      cpuCount: 1,
      storageLimit: 256,
      exposePort: 80,
      networkMode: 'Open',
      fileName: 'attachment',
      submissionLimit: 0,
      deadlineUtc: null,
    }
    findings.same('createChallenge', 'defaults', pickedLike(made, expected), expected)
    const bare = await admin.ok('createChallenge', { path, body: { title: 'Bare' } })
    const kind = [bare.category, bare.type]
    findings.same('createChallenge', 'kind by default', kind, ['Misc', 'StaticAttachment'])
    const rows = await admin.ok('listEditChallenges', { path })
    findings.same(
      'listEditChallenges',
      'ids, disabled ones too',
      rows.map((row) => row.id),
      [id, bare.id],
    )
    const [row] = rows
    findings.same('listEditChallenges', 'minScore', row?.minScore, 250)
    const read = await admin.ok('getEditChallenge', { path: { ...path, challengeId: id } })
    findings.same('getEditChallenge', 'flags of a generated kind', read.flags, [])
  },

  'changing a challenge': async (world) => {
    const { server, admin, findings } = world
    const game = await scratchGame(world, 'patch')
    const id = await game.challenge(
      { title: 'Patched', category: 'Web', type: 'StaticContainer' },
      still,
    )
    const deadlineUtc = Math.floor(server.now() / 1000) * 1000 + 10 * minuteMs
    const full = {
      content: 'Text',
      hints: ['one', 'two'],
      deadlineUtc,
      submissionLimit: 7,
      containerImage: '  registry.example.org/ctf/patched:1  ',
      memoryLimit: 128,
      cpuCount: 5,
      storageLimit: 0,
      exposePort: 9999,
      networkMode: 'Isolated' as const,
      disableBloodBonus: true,
      originalScore: 800,
      minScoreRate: 0.5,
      difficulty: 7.5,
    }
    const saved = await game.change(id, full)
    const image = full.containerImage.trim()
    findings.same('updateChallenge', 'what was sent', pickedLike(saved, full), {
      ...full,
      containerImage: image,
    })
    await game.change(id, { title: 'Patched again' })
    const kept = await admin.ok('getEditChallenge', { path: game.at(id) })
    const all = { ...full, containerImage: image }
    findings.same('updateChallenge', 'absent keys are kept', pickedLike(kept, full), all)
    findings.same('updateChallenge', 'title', kept.title, 'Patched again')
    const cleared = await game.change(id, { deadlineUtc: 0, hints: [] })
    const gone = [cleared.deadlineUtc, cleared.hints]
    findings.same('updateChallenge', 'deadline 0 and no hints', gone, [null, []])
    findings.same('updateChallenge', 'the kind is fixed', cleared.type, 'StaticContainer')
    const rows = await admin.ok('listEditChallenges', { path: game.path })
    findings.same('listEditChallenges', 'minScore', rows[0]?.minScore, 400)
  },

  'what may be enabled': async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'enable')
    const kinds = ['StaticAttachment', 'StaticContainer', 'DynamicAttachment'] as const
    for (const type of kinds) {
      const id = await game.challenge({ title: type, category: 'Misc', type }, still)
      const call = { path: game.at(id), body: { isEnabled: true } }
      await admin.refused('updateChallenge', `${type} without a flag`, 400, call)
      await admin.ok('addFlags', { path: game.at(id), body: [{ flag: 'flag{one}' }] })
      await admin.ok('updateChallenge', call)
      const { flags } = await admin.ok('getEditChallenge', { path: game.at(id) })
      const path = { ...game.at(id), flagId: flags[0]?.id ?? 0 }
      await admin.ok('deleteFlag', { path })
      const after = await admin.ok('getEditChallenge', { path: game.at(id) })
      findings.same('deleteFlag', `${type} without its last flag`, after.isEnabled, false)
    }
    const id = await game.challenge({ title: 'Any', category: 'Pwn', type: 'DynamicContainer' })
    const { isEnabled } = await admin.ok('getEditChallenge', { path: game.at(id) })
    findings.same('updateChallenge', 'a generated flag needs none', isEnabled, true)
  },

  'what may not be set': async (world) => {
    const { admin } = world
    const game = await scratchGame(world, 'refuse')
    const plain = await game.challenge(
      { title: 'Plain', category: 'Misc', type: 'StaticAttachment' },
      still,
    )
    const refuse = (challengeId: number, why: string, body: object) =>
      admin.refused('updateChallenge', why, 400, { path: game.at(challengeId), body })
    await refuse(plain, 'capture without a container', { enableTrafficCapture: true })
    await refuse(plain, 'a blank file name', { fileName: ' ' })
    const dynamic = await game.challenge(
      { title: 'Dynamic', category: 'Pwn', type: 'DynamicContainer' },
      still,
    )
    await refuse(dynamic, 'a template to guess', { flagTemplate: 'flag{short}' })
    for (const flagTemplate of ['flag{[GUID]}', 'flag{[TEAM_HASH]}', '', longTemplate]) {
      await game.change(dynamic, { flagTemplate })
    }
  },

  'deleting a challenge': async (world) => {
    const { admin } = world
    const game = await scratchGame(world, 'remove')
    const other = await scratchGame(world, 'remove 2')
    const made = { title: 'Gone', category: 'Misc', type: 'StaticAttachment' } as const
    const id = await game.challenge(made, still)
    const elsewhere = { id: other.id, challengeId: id }
    await admin.refused('getEditChallenge', 'of another game', 404, { path: elsewhere })
    await admin.refused('deleteChallenge', 'of another game', 404, { path: elsewhere })
    await admin.ok('deleteChallenge', { path: game.at(id) })
    await admin.refused('getEditChallenge', 'deleted', 404, { path: game.at(id) })
    await admin.refused('deleteChallenge', 'deleted already', 404, { path: game.at(id) })
  },
})

/** Enough letters in the braces to make 32 bits. */
const longTemplate = 'flag{abcdefghijklmnopqrstuvwxyz_abcdefghijklmnopqrstuvwxyz}'
