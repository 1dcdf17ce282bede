import { createHash } from 'node:crypto'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { emailKey } from '#modules/text/email.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

/** What a link is for; also the last part of its address. */
export type LinkPurpose = 'verify' | 'reset' | 'confirm'

/** A link works this long. */
export const LINK_LIFETIME_MS = 3 * 60 * 60 * 1000
/** Used and expired links are stored this much longer, to explain why one no longer works. */
const WINDOW_MS = 7 * 24 * 60 * 60 * 1000
const TOKEN_BYTES = 32

/** The token and the address of a link, as its two parameters carry them. */
export interface LinkText {
  readonly token: string
  readonly email: string
}

interface Owner {
  readonly id: string
  readonly security_stamp: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Makes a link for an account and returns its address, `{origin}/account/{purpose}?token=…&email=…`. */
export async function createLink(
  { db, clock, random }: { db: Db; clock: Clock; random: Randomness },
  { purpose, email, owner, origin }: LinkRequest,
): Promise<string> {
  const token = randomHex(random, TOKEN_BYTES)
  const now = clock.now()
  await db
    .insertInto('mail_links')
    .values({
      token_hash: hashOf(token),
      user_id: owner.id,
      purpose,
      email,
      security_stamp: owner.security_stamp,
      created_at: ms(now),
      expires_at: ms(now + LINK_LIFETIME_MS),
    })
    .execute()
  const query = new URLSearchParams({ token: base64(token), email: base64(email) })
  return `${origin}/account/${purpose}?${query.toString()}`
}

export interface LinkRequest {
  readonly purpose: LinkPurpose
  /** Where the link is sent. */
  readonly email: string
  readonly owner: Owner
  /** Scheme, host and port of the platform's pages. */
  readonly origin: string
}

/** Reads a parameter of a link; a plus sign may have become a blank on the way. */
export function readLinkPart(text: string): string {
  return Buffer.from(text.trim().replaceAll(' ', '+'), 'base64').toString('utf8')
}

/** The account's link of that purpose, still to be used. Throws Refusal with `status` for any other. */
export async function requireLink(
  { db, clock }: { db: Db; clock: Clock },
  purpose: LinkPurpose,
  text: LinkText,
  { owner, status }: { owner: Owner; status: number },
): Promise<Row<'mail_links'>> {
  const link = await db
    .selectFrom('mail_links')
    .selectAll()
    .where('token_hash', '=', hashOf(readLinkPart(text.token)))
    .executeTakeFirst()
  const isTheirs = link?.user_id === owner.id && link.purpose === purpose
  const isForAddress = link && emailKey(link.email) === emailKey(readLinkPart(text.email))
  if (!isTheirs || !isForAddress) throw new Refusal(status, 'linkWrong')
  if (link.used_at !== null) throw new Refusal(status, 'linkUsed')
  if (link.expires_at <= clock.now()) throw new Refusal(status, 'linkExpired')
  if (link.security_stamp !== owner.security_stamp) throw new Refusal(status, 'linkWrong')
  return link
}

/** Uses a link up. Throws Refusal with `status` when another request was first. */
export async function spendLink(
  tx: Db,
  link: Row<'mail_links'>,
  { nowMs, status }: { nowMs: number; status: number },
): Promise<void> {
  const spent = await tx
    .updateTable('mail_links')
    .set({ used_at: ms(nowMs) })
    .where('token_hash', '=', link.token_hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!spent) throw new Refusal(status, 'linkUsed')
}

/** Deletes old links; run periodically. */
export async function deleteOldLinks(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('expires_at', '<', ms(nowMs - WINDOW_MS))
    .execute()
}
