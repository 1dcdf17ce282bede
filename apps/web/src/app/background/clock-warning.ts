import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { clockOffset } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import type { BrowserKey } from '#shared/storage/keys.ts'

/** Below this difference, in milliseconds, nobody notices. */
const toleratedMs = 30_000
const shownMs = 15_000
const storageKey: BrowserKey = 'clock-told'

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Warns, once in a tab, when the device's clock is far from the server's, which every time on the page follows. */
export function warnAboutClock(client: QueryClient): void {
  let isWarned = wasWarned()
  // Every response brings a sample of the server's clock.
  client.getQueryCache().subscribe(() => {
    const offset = clockOffset()
    if (isWarned || Math.abs(offset) <= toleratedMs) return
    isWarned = true
    rememberWarning()
    const amount = lengthOf(Math.abs(offset))
    toast({
      tone: 'warn',
      id: 'clock',
      title: i18n._(msg`The clock of this device is wrong`),
      body:
        offset > 0
          ? i18n._(msg`It is ${amount} slow. Times and deadlines here follow the server.`)
          : i18n._(msg`It is ${amount} fast. Times and deadlines here follow the server.`),
      autoCloseMs: shownMs,
    })
  })
}

/** In the largest unit of which there are two. @param ms milliseconds */
function lengthOf(ms: number): string {
  const [unit, length] = units.find(([, one]) => ms >= 2 * one) ?? units[2]
  return new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(ms / length)
}

function wasWarned(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function rememberWarning(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes')
  } catch {
    // Without storage the warning returns after a reload.
  }
}
