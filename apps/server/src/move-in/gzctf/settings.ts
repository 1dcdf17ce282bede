import type { Snapshot } from '#move-in/gzctf/snapshot.ts'
import { DEFAULT_SETTINGS } from '#modules/settings/defaults.ts'
import type { SettingsChange } from '#modules/settings/settings.ts'

/** Settings of the other platform that there are here too. */
export async function readSettings(source: Snapshot): Promise<SettingsChange> {
  const rows = await source.all<{ key: string; value: string | null }>(
    `select "ConfigKey" as key, "Value" as value from "Configs"`,
  )
  const texts = new Map(rows.map(({ key, value }) => [key.toLowerCase(), value]))
  const section = (name: string, defaults: object) =>
    Object.fromEntries(
      Object.entries(defaults).flatMap(([key, known]) => {
        const value = valueOf(texts.get(`${name}:${key}`.toLowerCase()), known)
        return value === undefined ? [] : [[key, value]]
      }),
    )
  return {
    accountPolicy: section('AccountPolicy', DEFAULT_SETTINGS.accountPolicy),
    globalConfig: section('GlobalConfig', DEFAULT_SETTINGS.globalConfig),
    containerPolicy: section('ContainerPolicy', DEFAULT_SETTINGS.containerPolicy),
  }
}

/** A stored text as a value of the known one's type. */
function valueOf(
  text: string | null | undefined,
  known: unknown,
): string | number | boolean | undefined {
  if (text === null || text === undefined) return undefined
  if (typeof known === 'boolean') return text.toLowerCase() === 'true'
  if (typeof known !== 'number') return known === null && text === '' ? undefined : text
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}
