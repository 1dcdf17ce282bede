import type { Db } from '#db/database.ts'
import { createKeptRead } from '#db/kept-read.ts'
import { detectSignals } from '#modules/game/signals/detect.ts'
import type { Detected } from '#modules/game/signals/detect.ts'
import type { OfGame } from '#modules/game/signals/found.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'

/** Reads the signals of games. Those of a game with thousands of teams take seconds, and are shared by all who ask for a while. */
export interface SignalReader {
  readonly read: (game: OfGame, settings: SignalSettings, nowMs: number) => Promise<Detected>
}

export function createSignalReader({ db }: { readonly db: Db }): SignalReader {
  const keptRead = createKeptRead<Detected>({ longMs: 400, maxLifeMs: 60_000 })
  return {
    read: (game, settings, nowMs) =>
      keptRead(JSON.stringify([game.id, settings]), () => detectSignals(db, game, settings, nowMs)),
  }
}
