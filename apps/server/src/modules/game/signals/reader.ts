import type { Db } from '#db/database.ts'
import { detectSignals } from '#modules/game/signals/detect.ts'
import type { Detected } from '#modules/game/signals/detect.ts'
import type { OfGame } from '#modules/game/signals/found.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'

/** Reads the signals of games. Those of a game with thousands of teams take seconds, and are shared by all who ask for a while. */
export interface SignalReader {
  readonly read: (game: OfGame, settings: SignalSettings, nowMs: number) => Promise<Detected>
}

interface Kept {
  readonly settings: string
  readonly detected: Promise<Detected>
  /** On the clock of `performance`; nothing while it is being read. */
  untilMs: number
}

/** What is read sooner is read for everybody who asks. */
const LONG_MS = 400
/** So much of a database's time at most goes into one game that is watched all the time: a twentieth. */
const LIFE_PER_MS = 20
const MAX_LIFE_MS = 60_000

export function createSignalReader({ db }: { readonly db: Db }): SignalReader {
  const kept = new Map<number, Kept>()

  const begin = (game: OfGame, settings: SignalSettings, nowMs: number): Promise<Detected> => {
    const begunAt = performance.now()
    const detected = detectSignals(db, game, settings, nowMs)
    const entry: Kept = { settings: JSON.stringify(settings), detected, untilMs: Infinity }
    kept.set(game.id, entry)
    const forget = () => {
      if (kept.get(game.id) === entry) kept.delete(game.id)
    }
    const keep = () => {
      const readAt = performance.now()
      const tookMs = readAt - begunAt
      if (tookMs < LONG_MS) return forget()
      const lifeMs = Math.min(tookMs * LIFE_PER_MS, MAX_LIFE_MS)
      entry.untilMs = readAt + lifeMs
      setTimeout(forget, lifeMs).unref()
    }
    detected.then(keep, forget)
    return detected
  }

  return {
    read(game, settings, nowMs) {
      const entry = kept.get(game.id)
      const isCurrent =
        entry?.settings === JSON.stringify(settings) && performance.now() < entry.untilMs
      return entry && isCurrent ? entry.detected : begin(game, settings, nowMs)
    },
  }
}
