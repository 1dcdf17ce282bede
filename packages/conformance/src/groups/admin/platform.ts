import { jsonOf } from '#http/answer.ts'
import { imageRefusals } from '#groups/asset/images.ts'
import { png } from '#material/files.ts'
import { withSettings } from '#world/settings.ts'
import { eventually } from '#world/patience.ts'
import { notTried, scenariosOf, type World } from '#world/world.ts'

const logoOperations = ['uploadLogo', 'resetLogo'] as const
const sections = ['accountPolicy', 'globalConfig', 'containerPolicy'] as const

async function logo(world: World): Promise<void> {
  const { admin, anonymous, findings } = world
  if (!world.options.changeSettings) return
  const before = await anonymous.ok('getClientConfig')
  // A server that takes what it should refuse would lose it.
  if (before.logoUrl !== null)
    return notTried(world, 'the server has a logo to lose', logoOperations)
  world.cleanup.later('logo', () => admin.send('resetLogo'))
  await imageRefusals(admin, 'uploadLogo', {})
  await admin.ok('uploadLogo', { files: [png] })
  const logoUrl = async () => (await anonymous.ok('getClientConfig')).logoUrl
  const shown = (await eventually(logoUrl, (url) => url !== null)) ?? ''
  const isLink = /^\/assets\/[0-9a-f]{64}\/logo$/.test(shown)
  findings.check('uploadLogo', isLink, `logoUrl: got ${shown}`)
  await admin.ok('resetLogo')
  const after = await eventually(logoUrl, (url) => url === null)
  findings.same('resetLogo', 'logoUrl', after, null)
}

export const platformScenarios = scenariosOf('admin', {
  'settings written back as they are': async (world) => {
    const { admin, findings } = world
    await withSettings(world, async ({ before }) => {
      await admin.ok('updateConfig', { body: before })
      for (const section of sections) {
        await admin.ok('updateConfig', { body: { [section]: before[section] } })
      }
      await admin.ok('updateConfig', { body: { accountPolicy: null } })
      await admin.ok('updateConfig', { body: {} })
      findings.same('updateConfig', 'settings afterwards', await admin.ok('getConfig'), before)
    })
  },

  'absent keys of a section': async (world) => {
    const { admin, findings } = world
    await withSettings(world, async ({ set }) => {
      await set({ globalConfig: { slogan: 'Hoist the flag', title: 'Conformance' } })
      await admin.ok('updateConfig', { body: { globalConfig: { title: 'Conformance 2' } } })
      const { slogan } = (await admin.ok('getConfig')).globalConfig
      const reference = slogan === 'Hoist the flag' ? '' : slogan
      const expected = { ours: 'Hoist the flag', reference, fact: 'keptName' as const }
      findings.sameOrReference('updateConfig', 'an absent key is kept', slogan, expected)
    })
  },

  'limits of the container times': async (world) => {
    await withSettings(world, async ({ before, putBack }) => {
      for (const bad of [
        { defaultLifetime: 0 },
        { extensionDuration: 7201 },
        { renewalWindow: 361 },
      ]) {
        const body = { containerPolicy: { ...before.containerPolicy, ...bad } }
        const why = JSON.stringify(bad)
        const { status } = await world.admin.refused('updateConfig', why, 400, { body })
        if (status === 200) await putBack()
      }
    })
  },

  'the logo': logo,

  'logs, newest first': async (world) => {
    const { admin, findings } = world
    const logs = await admin.ok('listLogs', { query: { count: 100 } })
    const times = logs.map(({ time }) => time)
    findings.same(
      'listLogs',
      'newest first',
      times,
      times.toSorted((a, b) => b - a),
    )
    const warnings = await admin.ok('listLogs', { query: { level: 'Warning', count: 20 } })
    const levels = new Set(warnings.map(({ level }) => level))
    levels.delete('Warning')
    findings.same('listLogs', 'other levels among the warnings', [...levels], [])
    const none = await admin.send('listLogs', { query: { count: 0 } })
    findings.same('listLogs', 'a page of none', jsonOf(none), [])
  },

  'running instances': async ({ admin, findings }) => {
    const { data, length, total } = await admin.ok('listInstances')
    findings.same('listInstances', 'length and total', [length, total], [data.length, data.length])
    const starts = data.map(({ startedAt }) => startedAt)
    findings.same(
      'listInstances',
      'oldest first',
      starts,
      starts.toSorted((a, b) => a - b),
    )
  },
})
