import type { Db } from '#db/database.ts'
import type { SignalSettings } from '#modules/game/signals/policy.ts'
import { findOwnSettings, storeSettings } from '#modules/game/signals/service.ts'

export const SIGNALS_PATH = 'signals.json'

/** What makes a signal; null for a game with the defaults. No signal and no mark is in a package. */
export const packSignals = (db: Db, gameId: number): Promise<SignalSettings | null> =>
  findOwnSettings(db, gameId)

export async function insertPackedSignals(
  tx: Db,
  gameId: number,
  packed: SignalSettings | null,
): Promise<void> {
  if (packed) await storeSettings(tx, gameId, packed)
}
