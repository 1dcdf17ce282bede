import type { Schema } from '@halyard/api'
import type { Stage } from '#world/stage.ts'

type Config = Schema<'ConfigEditInput'>

/**
 * Lets a story change settings of the platform, and puts them back whatever happens.
 * @returns false when the run must leave settings alone; the story is not played then
 */
export async function withSettings(
  { admin, cleanup, options }: Stage,
  story: (set: (changes: Config) => Promise<void>) => Promise<void>,
): Promise<boolean> {
  if (!options.changeSettings) return false
  const before = await admin.ok('getConfig')
  const putBack = async () => {
    const { status } = await admin.send('updateConfig', { body: before })
    if (status !== 200) throw new Error(`the server answered ${status}`)
  }
  cleanup.later('settings of the platform', putBack)
  try {
    await story((changes) =>
      admin.ok('updateConfig', { body: mergedSections(before, changes) }).then(() => undefined),
    )
  } finally {
    await putBack()
  }
  return true
}

/** Whole sections are sent: the reference takes an absent key for its default. */
const mergedSections = (before: Schema<'ConfigEditModel'>, changes: Config): Config => ({
  accountPolicy: { ...before.accountPolicy, ...changes.accountPolicy },
  globalConfig: { ...before.globalConfig, ...changes.globalConfig },
  containerPolicy: { ...before.containerPolicy, ...changes.containerPolicy },
})
