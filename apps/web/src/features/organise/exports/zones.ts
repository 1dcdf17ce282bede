/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones by their names, UTC first. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/** The time zone that an address names, or the browser's own. */
export function parseZone(text: string | null): string {
  if (!text) return ownZone()
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return ownZone()
  }
}
