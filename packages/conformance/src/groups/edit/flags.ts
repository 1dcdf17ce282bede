import { uploadText } from '#groups/asset/assets.ts'
import { nobody } from '#world/moments.ts'
import { scratchGame } from '#world/scratch-game.ts'
import { scenariosApart } from '#world/world.ts'

const still = { isEnabled: false }

export const flagScenarios = scenariosApart('edit', {
  'flags of a challenge': async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'flags')
    const made = { title: 'Flags', category: 'Misc', type: 'StaticAttachment' } as const
    const path = game.at(await game.challenge(made, still))
    const body = [{ flag: 'flag{a}' }, { flag: ' flag{b} ' }, { flag: 'x'.repeat(127) }]
    await admin.ok('addFlags', { path, body })
    const { flags } = await admin.ok('getEditChallenge', { path })
    const texts = flags.map(({ flag }) => flag).toSorted()
    const sent = body.map(({ flag }) => flag).toSorted()
    findings.same('addFlags', 'texts as they were sent, in any order', texts, sent)
    const flagId = flags[0]?.id ?? 0
    const gone = await admin.ok('deleteFlag', { path: { ...path, flagId } })
    findings.same('deleteFlag', 'answer', gone, 'Success')
    const none = await admin.ok('deleteFlag', { path: { ...path, flagId: nobody } })
    findings.same('deleteFlag', 'no such flag', none, 'NotFound')
  },

  'the attachment of a challenge': async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'attach')
    const made = { title: 'Attached', category: 'Misc', type: 'StaticAttachment' } as const
    const path = game.at(await game.challenge(made, still))
    const attachment = async () => (await admin.ok('getEditChallenge', { path })).attachment
    const { hash, text } = await uploadText(world, 'handout.txt')
    await admin.ok('setAttachment', { path, body: { attachmentType: 'Local', fileHash: hash } })
    const local = await attachment()
    const link = local?.url?.split('/').slice(0, 3).join('/')
    findings.same('setAttachment', 'link of a file', link, `/assets/${hash}`)
    findings.same('setAttachment', 'size of a file', local?.fileSize, text.length)
    const remoteUrl = 'https://example.org/handout.zip'
    await admin.ok('setAttachment', { path, body: { attachmentType: 'Remote', remoteUrl } })
    const remote = await attachment()
    const seen = [remote?.type, remote?.url, remote?.fileSize]
    findings.same('setAttachment', 'a link elsewhere', seen, ['Remote', remoteUrl, null])
    await admin.ok('setAttachment', { path, body: { attachmentType: 'None' } })
    const none = await attachment()
    findings.check('setAttachment', none === null || none.type === 'None', 'None removes nothing')
    const dynamic = game.at(
      await game.challenge({ title: 'Each', category: 'Misc', type: 'DynamicAttachment' }, still),
    )
    const call = { path: dynamic, body: { attachmentType: 'Remote', remoteUrl } } as const
    await admin.refused('setAttachment', 'a kind with a file per team', 400, call)
  },

  'flags with files': async (world) => {
    const { admin, findings } = world
    const game = await scratchGame(world, 'flag files')
    const made = { title: 'Each', category: 'Misc', type: 'DynamicAttachment' } as const
    const path = game.at(await game.challenge(made, still))
    const { hash } = await uploadText(world, 'each.txt')
    const body = [{ flag: 'flag{each}', attachmentType: 'Local', fileHash: hash }] as const
    await admin.ok('addFlags', { path, body: [...body] })
    const { flags } = await admin.ok('getEditChallenge', { path })
    const [flag] = flags
    findings.same('addFlags', 'kind of the file', flag?.attachment?.type, 'Local')
    const isLinked = flag?.attachment?.url?.startsWith(`/assets/${hash}/`) ?? false
    findings.check('addFlags', isLinked, `link of the file: got ${flag?.attachment?.url}`)
  },
})
