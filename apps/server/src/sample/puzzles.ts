import type { Puzzle } from './puzzle.ts'
import { billOfLading } from './puzzles/bill-of-lading.ts'
import { capstan } from './puzzles/capstan.ts'
import { fogHorn } from './puzzles/fog-horn.ts'
import { harbourPass } from './puzzles/harbour-pass.ts'
import { lampKeeper } from './puzzles/lamp-keeper.ts'
import { lostLight } from './puzzles/lost-light.ts'
import { lostManifest } from './puzzles/lost-manifest.ts'
import { nightWatch } from './puzzles/night-watch.ts'
import { onionRope } from './puzzles/onion-rope.ts'
import { parrot } from './puzzles/parrot.ts'
import { quayDay } from './puzzles/quay-day.ts'
import { repeatingTide } from './puzzles/repeating-tide.ts'
import { shipToShore } from './puzzles/ship-to-shore.ts'
import { signalLamp } from './puzzles/signal-lamp.ts'
import { slippedLetters } from './puzzles/slipped-letters.ts'
import { threeRockets } from './puzzles/three-rockets.ts'
import { waterline } from './puzzles/waterline.ts'
import { welcomeAboard } from './puzzles/welcome-aboard.ts'

/** The sample game's challenges, easiest first inside each category. */
export const PUZZLES: readonly Puzzle[] = [
  welcomeAboard,
  onionRope,
  fogHorn,
  slippedLetters,
  repeatingTide,
  threeRockets,
  lampKeeper,
  harbourPass,
  capstan,
  nightWatch,
  waterline,
  shipToShore,
  lostManifest,
  billOfLading,
  signalLamp,
  quayDay,
  parrot,
  lostLight,
]
