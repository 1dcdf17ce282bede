// A program that plays its share of an event for the one that started it.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { residentMegabytes } from '../processes.ts'
import type { Outcome } from './share.ts'
import { Share } from './share.ts'
import type { Order, ShareSetting } from './share.ts'

/** The first message is the setting, all others are orders. */
export type ToShare = { readonly setting: ShareSetting } | { readonly order: Order }

export interface FromShare {
  readonly outcome: Outcome
  /** Processor time since the start of the program, seconds. */
  readonly seconds: number
  /** How late its event loop was at the 99th percentile, milliseconds. */
  readonly lateMs: number
  readonly megabytes: number
}

const loop = monitorEventLoopDelay()
loop.enable()
let share: Share | undefined

process.on('message', (message: ToShare) => {
  if ('setting' in message) share = new Share(message.setting)
  else void play(message.order)
})
process.on('disconnect', () => process.exit())

async function play(order: Order): Promise<void> {
  const outcome = await share?.play(order)
  const { user, system } = process.cpuUsage()
  process.send?.({
    outcome,
    seconds: (user + system) / 1e6,
    lateMs: loop.percentile(99) / 1e6,
    megabytes: residentMegabytes(process.pid) ?? 0,
  })
}
