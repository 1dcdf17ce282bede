import { generateKeyPairSync } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { ConfigSection } from '#db/tables/platform.ts'
import type { Clock } from '#platform/clock.ts'

type SecretSection = Extract<ConfigSection, 'fieldKeys' | 'tokenKeys'>

/** A key pair of the server, both halves as base64 DER. The private one never leaves. */
export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

const KINDS = { fieldKeys: 'x25519', tokenKeys: 'ed25519' } as const

function newKeyPair(section: SecretSection): KeyPair {
  const { privateKey, publicKey } =
    section === 'fieldKeys'
      ? generateKeyPairSync(KINDS.fieldKeys)
      : generateKeyPairSync(KINDS.tokenKeys)
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

async function findKeys(db: Db, section: SecretSection): Promise<KeyPair | undefined> {
  const row = await db
    .selectFrom('config')
    .select('value')
    .where('section', '=', section)
    .executeTakeFirst()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file alone
  return row?.value as KeyPair | undefined
}

/** The server's key pair of that kind, created on first use by one of the processes. */
export async function serverKeys(
  { db, clock }: { db: Db; clock: Clock },
  section: SecretSection,
): Promise<KeyPair> {
  const present = await findKeys(db, section)
  if (present) return present
  await db
    .insertInto('config')
    .values({ section, value: JSON.stringify(newKeyPair(section)), updated_at: ms(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await findKeys(db, section)
  if (!made) throw new Error(`the ${section} are gone`)
  return made
}

/** Replaces the server's key pair of that kind by a fresh one. */
export async function renewServerKeys(
  tx: Db,
  section: SecretSection,
  nowMs: number,
): Promise<void> {
  const row = { value: JSON.stringify(newKeyPair(section)), updated_at: ms(nowMs) }
  await tx
    .insertInto('config')
    .values({ section, ...row })
    .onConflict((conflict) => conflict.column('section').doUpdateSet(row))
    .execute()
}
