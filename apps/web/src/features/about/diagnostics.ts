import { i18n } from '#i18n/i18n.ts'
import { crashDetails } from '#shared/errors/crash-report.ts'
import { reachState } from '#shared/session/connection.ts'

/** What helps to find a fault, for a report; nothing about the reader. */
export function diagnostics(): string {
  const { innerWidth, innerHeight, devicePixelRatio } = window
  const lines = [
    ...crashDetails(),
    ['server', reachState()],
    ['language', i18n.locale],
    ['window', `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`],
  ]
  return lines.map(([key, value]) => `${key}: ${value}`).join('\n')
}
