import { sql } from 'kysely'
import type { ProviderOptions } from '#config/providers.ts'
import type { Db } from '#db/database.ts'

/** Those of the settings, in their order. */
export async function listProviders(db: Db): Promise<ProviderOptions[]> {
  const rows = await db.selectFrom('providers').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    label: row.label,
    icon: row.icon,
    issuer: row.issuer,
    clientId: row.client_id,
    secret: row.secret,
    scopes: row.scopes,
    domains: row.domains,
    groupsClaim: row.groups_claim,
    groups: row.groups,
    monitorGroups: row.monitor_groups,
    adminGroups: row.admin_groups,
  }))
}

/** Lets changes come one after the other. */
export const lockProviders = (tx: Db) =>
  sql`lock table providers in share row exclusive mode`.execute(tx)

/** Makes these the ones there are. */
export async function replaceProviders(tx: Db, list: readonly ProviderOptions[]): Promise<void> {
  const ids = list.map(({ id }) => id)
  await tx
    .deleteFrom('providers')
    .$if(ids.length > 0, (gone) => gone.where('id', 'not in', ids))
    .execute()
  for (const [position, provider] of list.entries()) {
    const row = {
      position,
      kind: provider.kind,
      label: provider.label,
      icon: provider.icon,
      issuer: provider.issuer,
      client_id: provider.clientId,
      secret: provider.secret,
      scopes: provider.scopes,
      domains: [...provider.domains],
      groups_claim: provider.groupsClaim,
      groups: [...provider.groups],
      monitor_groups: [...provider.monitorGroups],
      admin_groups: [...provider.adminGroups],
    }
    await tx
      .insertInto('providers')
      .values({ id: provider.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}
