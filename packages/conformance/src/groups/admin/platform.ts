import { jsonOf } from '#http/answer.ts'
import { imageRefusals } from '#groups/asset/images.ts'
import { png } from '#material/files.ts'
import { withSettings } from '#world/settings.ts'
import { eventually } from '#world/patience.ts'
import { notTried, scenariosOf, type Stage } from '#world/stage.ts'

const logoOperations = ['uploadLogo', 'resetLogo'] as const
const sections = ['accountPolicy', 'globalConfig', 'containerPolicy'] as const

async function logo(stage: Stage): Promise<void> {
  const { admin, anonymous, book } = stage
  if (!stage.options.changeSettings) return
  const before = await anonymous.ok('getClientConfig')
  // A server that takes what it should refuse would lose it.
  if (before.logoUrl !== null)
    return notTried(stage, 'the server has a logo to lose', logoOperations)
  stage.cleanup.later('logo', () => admin.send('resetLogo'))
  await imageRefusals(admin, 'uploadLogo', {})
  await admin.ok('uploadLogo', { files: [png] })
  const logoUrl = async () => (await anonymous.ok('getClientConfig')).logoUrl
  const shown = (await eventually(logoUrl, (url) => url !== null)) ?? ''
  const isLink = /^\/assets\/[0-9a-f]{64}\/logo$/.test(shown)
  book.check('uploadLogo', isLink, `logoUrl: got ${shown}`)
  await admin.ok('resetLogo')
  const after = await eventually(logoUrl, (url) => url === null)
  book.same('resetLogo', 'logoUrl', after, null)
}

export const platformScenarios = scenariosOf('admin', {
  'settings written back as they are': async (stage) => {
    const { admin, book } = stage
    await withSettings(stage, async ({ before }) => {
      await admin.ok('updateConfig', { body: before })
      for (const section of sections) {
        await admin.ok('updateConfig', { body: { [section]: before[section] } })
      }
      await admin.ok('updateConfig', { body: { accountPolicy: null } })
      await admin.ok('updateConfig', { body: {} })
      book.same('updateConfig', 'settings afterwards', await admin.ok('getConfig'), before)
    })
  },

  'absent keys of a section': async (stage) => {
    const { admin, book } = stage
    await withSettings(stage, async ({ set }) => {
      await set({ globalConfig: { slogan: 'Hoist the flag', title: 'Conformance' } })
      await admin.ok('updateConfig', { body: { globalConfig: { title: 'Conformance 2' } } })
      const { slogan } = (await admin.ok('getConfig')).globalConfig
      const reference = slogan === 'Hoist the flag' ? '' : slogan
      const expected = { ours: 'Hoist the flag', reference }
      book.sameOrReference('updateConfig', 'an absent key is kept', slogan, expected)
    })
  },

  'limits of the container times': async (stage) => {
    await withSettings(stage, async ({ before, putBack }) => {
      for (const bad of [
        { defaultLifetime: 0 },
        { extensionDuration: 7201 },
        { renewalWindow: 361 },
      ]) {
        const body = { containerPolicy: { ...before.containerPolicy, ...bad } }
        const why = JSON.stringify(bad)
        const { status } = await stage.admin.refused('updateConfig', why, 400, { body })
        if (status === 200) await putBack()
      }
    })
  },

  'the logo': logo,

  'logs, newest first': async (stage) => {
    const { admin, book } = stage
    const logs = await admin.ok('listLogs', { query: { count: 100 } })
    const times = logs.map(({ time }) => time)
    book.same(
      'listLogs',
      'newest first',
      times,
      times.toSorted((a, b) => b - a),
    )
    const warnings = await admin.ok('listLogs', { query: { level: 'Warning', count: 20 } })
    const levels = new Set(warnings.map(({ level }) => level))
    levels.delete('Warning')
    book.same('listLogs', 'other levels among the warnings', [...levels], [])
    const none = await admin.send('listLogs', { query: { count: 0 } })
    book.same('listLogs', 'a page of none', jsonOf(none), [])
  },

  'running instances': async ({ admin, book }) => {
    const { data, length, total } = await admin.ok('listInstances')
    book.same('listInstances', 'length and total', [length, total], [data.length, data.length])
    const starts = data.map(({ startedAt }) => startedAt)
    book.same(
      'listInstances',
      'oldest first',
      starts,
      starts.toSorted((a, b) => a - b),
    )
  },
})
