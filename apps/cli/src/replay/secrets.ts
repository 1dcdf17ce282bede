import { createHmac } from 'node:crypto'

/** Names, passwords and flags of one replay: nobody else knows them, and the same run finds them again. */
export type Secrets = {
  userName: (place: number) => string
  password: (place: number) => string
  flag: (challengeId: number) => string
}

/** Everything follows from the administrator's password and the title of the game. */
export function secretsOf(password: string, title: string): Secrets {
  const derive = (what: string) =>
    createHmac('sha256', password).update(`replay\n${title}\n${what}`).digest('hex')
  const run = derive('run').slice(0, 6)
  return {
    userName: (place) => `r${run}${place}`,
    password: (place) => `Aa1-${derive(`account ${place}`).slice(0, 24)}`,
    flag: (challengeId) => `flag{${derive(`flag ${challengeId}`).slice(0, 32)}}`,
  }
}
