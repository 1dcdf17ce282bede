import type { Division, DivisionConfig } from '#modules/edit/divisions/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const divisionView = (
  division: Division,
  configs: readonly DivisionConfig[],
): Schema<'Division'> => ({
  id: division.id,
  name: division.name,
  inviteCode: division.invite_code,
  defaultPermissions: division.default_permissions,
  challengeConfigs: configs.map((config) => ({
    challengeId: config.challenge_id,
    permissions: config.permissions,
  })),
})
