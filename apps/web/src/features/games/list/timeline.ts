import type { GameSummary } from '@halyard/api'

const day = 86_400_000
/** The strip shows three weeks back and four ahead. */
const daysBack = 21
const days = 49
/** A name needs room: no bar counts as shorter than this share of the strip when bars are put beside each other. */
const shortest = 0.16

/** A game on the strip; shares are of the strip's length, from 0 to 1. */
export type Bar = {
  readonly game: GameSummary
  readonly from: number
  readonly to: number
}

export type Timeline = {
  /** Where now is, from 0 to 1. */
  readonly nowAt: number
  /** The beginning of each week on the strip: its share and its moment in epoch milliseconds. */
  readonly weeks: readonly { readonly at: number; readonly ms: number }[]
  /** Bars that do not overlap share a lane; within one they are in order of time. */
  readonly lanes: readonly (readonly Bar[])[]
}

/** The games around a moment of the server's clock, laid out on a strip of seven weeks. Those outside are left out. */
export function timelineOf(games: readonly GameSummary[], nowMs: number): Timeline {
  const begin = Math.floor(nowMs / day) * day - daysBack * day
  const length = days * day
  const share = (ms: number) => Math.min(1, Math.max(0, (ms - begin) / length))
  const bars = games
    .filter(({ start, end }) => end > begin && start < begin + length)
    .map((game) => ({ game, from: share(game.start), to: share(game.end) }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  return {
    nowAt: share(nowMs),
    weeks: Array.from({ length: days / 7 }, (_, week) => {
      const ms = begin + week * 7 * day
      return { at: share(ms), ms }
    }),
    lanes: inLanes(bars),
  }
}

function inLanes(bars: readonly Bar[]): Bar[][] {
  const lanes: { bars: Bar[]; until: number }[] = []
  for (const bar of bars) {
    // At the end of the strip a name runs back over its bar, so it needs its room before it.
    const from = Math.min(bar.from, 1 - shortest)
    const until = Math.max(bar.to, from + shortest)
    const lane = lanes.find((one) => one.until <= from)
    if (lane) {
      lane.bars.push(bar)
      lane.until = until
    } else lanes.push({ bars: [bar], until })
  }
  return lanes.map((lane) => lane.bars)
}
