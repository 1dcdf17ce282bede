import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@halyard/api'
import type { OperationId } from '#contract/document.ts'
import { describe } from '#http/answer.ts'
import { eventually } from '#world/patience.ts'
import { readPublicSettings } from '#world/public-settings.ts'
import type { World } from '#world/world.ts'

type Config = Schema<'ConfigEditInput'>

/** What changes the platform itself: sent only by a run that may. */
export const settingsOperations: readonly OperationId[] = [
  'updateConfig',
  'uploadLogo',
  'resetLogo',
]

type SettingsTools = {
  set: (changes: Config) => Promise<void>
  putBack: () => Promise<void>
  before: Schema<'ConfigEditModel'>
}

/**
 * Lets a story change settings of the platform, and puts them back whatever happens.
 * @returns false when the run must leave settings alone; the story is not played then
 */
export async function withSettings(
  world: World,
  story: (tools: SettingsTools) => Promise<void>,
): Promise<boolean> {
  const { admin, cleanup, options } = world
  if (!options.changeSettings) return false
  const before = await admin.ok('getConfig')
  const shown = await readPublicSettings(world)
  const putBack = () => restore(world, before, shown)
  cleanup.later('settings of the platform', putBack)
  const set = (changes: Config) =>
    admin.ok('updateConfig', { body: mergedSections(before, changes) }).then(() => undefined)
  try {
    await story({ set, putBack, before })
  } finally {
    await putBack()
  }
  return true
}

type Public = Awaited<ReturnType<typeof readPublicSettings>>

/**
 * Sends the settings as they were, and looks at them as the admin and as a visitor, since some servers show the one without the other,
 * and visitors only after some seconds. @throws when they stay otherwise
 */
async function restore(world: World, before: Schema<'ConfigEditModel'>, shown: Public) {
  const { admin } = world
  // Some servers keep what is there when they are sent null: an empty text is the same to those who read it.
  for (const body of [before, withTexts(before)].map((settings) => asShown(settings, shown))) {
    const answer = await admin.send('updateConfig', { body })
    if (answer.status !== 200) throw new Error(`the server answered ${describe(answer)}`)
    const now = await admin.ok('getConfig')
    const isKept = isDeepStrictEqual(withTexts(now), withTexts(before))
    if (isKept && (await isShownAgain(world, shown))) return
  }
  throw new Error('the server keeps other settings than it had')
}

const isShownAgain = async (world: World, shown: Public) =>
  isDeepStrictEqual(
    await eventually(
      () => readPublicSettings(world),
      (now) => isDeepStrictEqual(now, shown),
    ),
    shown,
  )

/** With the texts that visitors were shown where the admin was sent none: blank texts would blank what visitors see. */
function asShown(before: Config, shown: object): Config {
  const { globalConfig } = before
  const texts = shownTexts.flatMap((key) => {
    const text: unknown = Reflect.get(shown, key)
    return globalConfig?.[key] || typeof text !== 'string' || text === '' ? [] : [[key, text]]
  })
  return { ...before, globalConfig: { ...globalConfig, ...Object.fromEntries(texts) } }
}

const shownTexts = ['title', 'slogan', 'footerInfo', 'customTheme'] as const

const withTexts = ({ accountPolicy, globalConfig, containerPolicy }: Config): Config => ({
  accountPolicy: { ...accountPolicy },
  globalConfig: Object.fromEntries(
    Object.entries({ ...globalConfig }).map(([key, value]) => [key, value ?? '']),
  ),
  containerPolicy: { ...containerPolicy },
})

/** Whole sections are sent: the reference takes an absent key for its default. */
const mergedSections = (before: Schema<'ConfigEditModel'>, changes: Config): Config => ({
  accountPolicy: { ...before.accountPolicy, ...changes.accountPolicy },
  globalConfig: { ...before.globalConfig, ...changes.globalConfig },
  containerPolicy: { ...before.containerPolicy, ...changes.containerPolicy },
})
