/** More players would make the event loop of a program late. */
const PLAYERS_OF_A_PROGRAM = 1250

/** How many programs play so many players. */
export const generatorsFor = (players: number): number => Math.ceil(players / PLAYERS_OF_A_PROGRAM)

/** What happens at an event, and how much of it. */
export interface Plan {
  readonly registrations: number
  readonly walls: number
  readonly instances: number
  /** Receivers of what happens; the first gets bloods alone, all others every solve, too. */
  readonly webhooks: number
  /** Flags a second: always, and in bursts. */
  readonly rate: number
  readonly burstRate: number
  /** Seconds of each part. */
  readonly registerSeconds: number
  readonly arriveSeconds: number
  readonly steadySeconds: number
  readonly burstSeconds: number
  /** That a proxy in front of the platform has to it at most, beside those of WebSockets; 0: no proxy, six of each browser. */
  readonly connections: number
  /** Programs that play the players. */
  readonly generators: number
}
