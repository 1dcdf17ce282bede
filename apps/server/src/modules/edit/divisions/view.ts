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
  const hasDeclaration = division.declaration !== ''
  return { ...settings, ...(hasDeclaration && { hasDeclaration }), etag: editTag(settings) }
}

/** The ETag of a declaration, which a save of the division does not change. */
export const declarationTag = ({ declaration }: Division): string => editTag(declaration)

export const declarationView = (division: Division): Schema<'DeclarationModel'> => ({
  text: division.declaration,
  etag: declarationTag(division),
})
