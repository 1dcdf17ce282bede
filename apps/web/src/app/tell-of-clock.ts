import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { clockOffset } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'

/** Nobody minds less; in milliseconds. */
const mostMs = 30_000
const shownMs = 15_000
const told = 'clock-told'

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Says, once in a tab, that the clock of the device is far from the server's, which everything on the page goes by. */
export function tellOfClock(client: QueryClient): void {
  let isTold = wasTold()
  // Answers are what tells of the server's clock.
  client.getQueryCache().subscribe(() => {
    const offset = clockOffset()
    if (isTold || Math.abs(offset) <= mostMs) return
    isTold = true
    keepTold()
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

function wasTold(): boolean {
  try {
    return sessionStorage.getItem(told) !== null
  } catch {
    return false
  }
}

function keepTold(): void {
  try {
    sessionStorage.setItem(told, 'yes')
  } catch {
    // Without storage it is told again after a reload.
  }
}
