import * as captures from './solvers/captures.ts'
import * as code from './solvers/code.ts'
import * as crypto from './solvers/crypto.ts'
import type { Solver } from './solvers/reading.ts'
import * as sound from './solvers/sound.ts'
import * as texts from './solvers/texts.ts'

/** How each challenge of the sample game is solved from what its players see. Used by tests only. */
export const SOLVERS: Readonly<Record<string, Solver>> = {
  'Welcome aboard': texts.welcomeAboard,
  'Onion rope': texts.onionRope,
  'Fog horn': sound.fogHorn,
  'Slipped letters': texts.slippedLetters,
  'Repeating tide': crypto.repeatingTide,
  'Three rockets': crypto.threeRockets,
  "The lamp keeper's door": code.lampKeeper,
  'Harbour pass': crypto.harbourPass,
  Capstan: code.capstan,
  'Night watch': captures.nightWatch,
  'Below the waterline': captures.waterline,
  'Ship to shore': captures.shipToShore,
  'Lost manifest': captures.lostManifest,
  'Bill of lading': captures.billOfLading,
  'Signal lamp': captures.signalLamp,
  'A day at the quay': code.quayDay,
  'The parrot on the bridge': code.parrot,
  'The lost light': texts.lostLight,
}
