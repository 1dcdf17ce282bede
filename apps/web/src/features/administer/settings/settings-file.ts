import type { PlatformConfig } from '@halyard/api'
import { changedFields } from '#shared/forms/changes.ts'
import { writeDraft } from '#shared/forms/draft.ts'
import { draftNameOf, formsOf, sectionNames } from '#features/administer/settings/sections.ts'
import type { SectionName } from '#features/administer/settings/sections.ts'

const format = 'halyard-settings'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The settings as a file that another platform takes. The logo is a file of its own, and passwords are not among them. */
export const settingsFile = (config: PlatformConfig): string =>
  JSON.stringify({ format, version: 1, ...formsOf(config) }, null, 2)

/** What a file of settings changes, by part; undefined when it is none. */
export type SettingsChanges = Readonly<Partial<Record<SectionName, Fields>>>

/**
 * Reads a file of settings. Parts and fields that it lacks stay as they are, those that are not known are left out; one whose value
 * is of another kind makes the whole file none, so that nothing is taken over by halves.
 */
export function readSettingsFile(
  text: string,
  config: PlatformConfig,
): SettingsChanges | undefined {
  const file = parsed(text)
  if (!isFields(file) || file.format !== format) return undefined
  const stored = formsOf(config)
  const changes: Partial<Record<SectionName, Fields>> = {}
  for (const name of sectionNames) {
    const given = file[name] ?? {}
    if (!isFields(given)) return undefined
    const fields: [string, unknown][] = Object.entries(stored[name])
    if (fields.some(([field, value]) => !fits(given, field, value))) return undefined
    const merged = fields.map(([field, value]) => [
      field,
      Object.hasOwn(given, field) ? given[field] : value,
    ])
    changes[name] = Object.fromEntries(merged)
  }
  return changes
}

const fits = (given: Fields, field: string, value: unknown) =>
  !Object.hasOwn(given, field) || typeof given[field] === typeof value

/**
 * Puts what a file changes into the drafts of the parts, where each is looked through and saved like what is typed.
 *
 * @returns how many fields differ from what is stored
 */
export function draftSettings(changes: SettingsChanges, config: PlatformConfig): number {
  const stored = formsOf(config)
  let count = 0
  for (const name of sectionNames) {
    const values = changes[name]
    if (!values) continue
    const changed = changedFields(stored[name], values)
    count += changed.length
    // What is typed in a part that the file does not change stays.
    if (changed.length > 0) writeDraft(draftNameOf(name), { base: stored[name], values })
  }
  return count
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
