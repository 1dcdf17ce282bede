import { joining } from '#groups/journeys/join.ts'
import { organising } from '#groups/journeys/organise.ts'
import { playing } from '#groups/journeys/play.ts'
import { registering } from '#groups/journeys/register.ts'
import type { Journey } from '#groups/journeys/trip.ts'
import { watching } from '#groups/journeys/watch.ts'

/** The ways of clients through a server, in the order they are played: a game to join comes first. */
export const journeys: readonly Journey[] = [organising, registering, joining, playing, watching]

export const journeyGroup = 'journeys'
