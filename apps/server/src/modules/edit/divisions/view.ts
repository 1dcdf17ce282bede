import type { Division, DivisionConfig } from '#modules/edit/divisions/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

/** A division as it is edited; its ETag is that of all of it. */
export function divisionView(
  division: Division,
  configs: readonly DivisionConfig[],
): Schema<'Division'> & { etag: string } {
  const settings = {
    id: division.id,
    name: division.name,
    inviteCode: division.invite_code,
    defaultPermissions: division.default_permissions,
    challengeConfigs: configs.map((config) => ({
      challengeId: config.challenge_id,
      permissions: config.permissions,
    })),
  }
  return { ...settings, etag: editTag(settings) }
}
