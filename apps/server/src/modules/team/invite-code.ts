import { timingSafeEqual } from 'node:crypto'

const CODE = /^.*:(\d{1,10}):([0-9a-f]{32})$/s

export interface InviteCode {
  readonly teamId: number
  readonly secret: string
}

/** The code a captain hands out: `{name}:{id}:{32 hex}`. The name is for people only. */
export function writeInviteCode(team: { name: string; id: number; invite_secret: string }): string {
  return `${team.name}:${team.id}:${team.invite_secret}`
}

/** Reads a code from the right, because the name may hold colons; undefined for any other text. */
export function readInviteCode(text: string): InviteCode | undefined {
  const [, id, secret] = CODE.exec(text.trim()) ?? []
  const teamId = Number(id)
  return secret === undefined || teamId > 2_147_483_647 ? undefined : { teamId, secret }
}

/** Compares in constant time. */
export function isSameSecret(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)]
  return a.length === b.length && timingSafeEqual(a, b)
}
