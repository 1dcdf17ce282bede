import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@halyard/api'
import type { OperationId } from '#contract/document.ts'
import { eventually } from '#world/patience.ts'
import type { Stage } from '#world/stage.ts'

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
  stage: Stage,
  story: (tools: SettingsTools) => Promise<void>,
): Promise<boolean> {
  const { admin, cleanup, options } = stage
  if (!options.changeSettings) return false
  const before = await admin.ok('getConfig')
  const shown = await stage.anonymous.ok('getClientConfig').catch(() => undefined)
  const putBack = () => restore(stage, before)
  cleanup.later('settings of the platform', putBack)
  const set = (changes: Config) =>
    admin.ok('updateConfig', { body: mergedSections(before, changes) }).then(() => undefined)
  try {
    await story({ set, putBack, before })
  } finally {
    await putBack()
    if (shown) await seenAgain(stage, shown)
  }
  return true
}

/** Some servers show clients new settings only after some seconds: what is played next would be told the old ones. */
async function seenAgain({ anonymous }: Stage, before: Schema<'ClientConfig'>): Promise<void> {
  await eventually(
    () => anonymous.ok('getClientConfig'),
    (now) => isDeepStrictEqual(comparable(now), comparable(before)),
  )
}

/** Sends the settings as they were and looks. @throws when they stay otherwise */
async function restore({ admin }: Stage, before: Schema<'ConfigEditModel'>): Promise<void> {
  // Some servers keep what is there when they are sent null: an empty text is the same to those who read it.
  for (const body of [before, withTexts(before)]) {
    const { status } = await admin.send('updateConfig', { body })
    if (status !== 200) throw new Error(`the server answered ${status}`)
    const now = await admin.ok('getConfig')
    if (isDeepStrictEqual(withTexts(now), withTexts(before))) return
  }
  throw new Error('the server keeps other settings than it had')
}

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

/** What clients are shown, but for the key: one that is published anew is a fresh one. */
const comparable = ({ apiPublicKey, ...rest }: Schema<'ClientConfig'>) =>
  [apiPublicKey === null, ...Object.values(rest)].map((value) => value ?? '')
