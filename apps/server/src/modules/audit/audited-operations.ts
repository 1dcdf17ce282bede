import type { AuditedTable } from '#modules/audit/described-tables.ts'
import type { OperationId, Schema } from '#modules/operation/operation-types.ts'

/** The tables whose changes by an operation are recorded, by triggers, in the transaction of the change. */
export const AUDITED = {
  updateConfig: ['config'],
  updateProviders: ['providers'],
  finishSignIn: ['users', 'identities'],
  unlinkIdentity: ['identities'],
  uploadLogo: ['config'],
  resetLogo: ['config'],
  updateMailPolicy: ['config'],
  createUsers: ['users', 'teams', 'team_members'],
  updateUser: ['users'],
  deleteUser: ['users'],
  resetUserPassword: ['users'],
  resetSecondFactor: ['totps', 'passkeys'],
  updateSecondFactorPolicy: ['config'],
  adminUpdateTeam: ['teams'],
  adminDeleteTeam: ['teams'],
  deleteTeam: ['teams'],
  reviewParticipation: ['participations'],
  createToken: ['api_tokens'],
  restoreToken: ['api_tokens'],
  revokeToken: ['api_tokens'],
  createOwnToken: ['api_tokens'],
  deleteOwnToken: ['api_tokens'],
  uploadAssets: ['files'],
  deleteAsset: ['files'],
  pruneFiles: ['files'],
  createGame: ['games'],
  updateGame: ['games'],
  deleteGame: ['games'],
  updateGamePoster: ['games'],
  // What a package holds is in the package: its flags would be hundreds of entries of no use.
  importGame: ['games', 'challenges'],
  deleteGameWriteups: ['participations'],
  createNotice: ['notices'],
  updateNotice: ['notices'],
  deleteNotice: ['notices'],
  scheduleNotice: ['scheduled_notices'],
  updateScheduledNotice: ['scheduled_notices'],
  deleteScheduledNotice: ['scheduled_notices'],
  claimQuestion: ['questions'],
  releaseQuestion: ['questions'],
  answerQuestion: ['questions', 'notices'],
  updateCannedAnswers: ['canned_answers'],
  createDivision: ['divisions', 'division_challenges'],
  updateDivision: ['divisions', 'division_challenges'],
  deleteDivision: ['divisions'],
  updateDeclaration: ['divisions'],
  createChallenge: ['challenges', 'challenge_authors'],
  updateChallenge: ['challenges', 'notices'],
  deleteChallenge: ['challenges'],
  updateScoring: ['challenges'],
  updateRequirements: ['challenges'],
  updateCooldown: ['challenges'],
  updateHints: ['priced_hints', 'notices'],
  updateProfileFields: ['field_forms', 'profile_fields'],
  updatePresenceSettings: ['games'],
  updateSchedule: ['games', 'challenges'],
  pauseGame: ['games'],
  resumeGame: ['games', 'challenges'],
  revealScoreboard: ['games'],
  createAdjustment: ['adjustments'],
  undoAdjustment: ['adjustments'],
  voidSubmission: ['voids'],
  restoreSubmission: ['voids'],
  judgeAnswersAgain: ['challenges'],
  setAttachment: ['attachments'],
  addFlags: ['flags', 'attachments'],
  deleteFlag: ['flags', 'attachments', 'challenges'],
  updateStaff: ['game_staff'],
  removeStaff: ['game_staff'],
  leaveStaff: ['game_staff'],
  createStaffInvitation: ['staff_invitations'],
  revokeStaffInvitation: ['staff_invitations'],
  acceptStaffInvitation: ['game_staff', 'staff_invitations'],
  updateAuthors: ['challenge_authors'],
  createWebhook: ['webhooks'],
  updateWebhook: ['webhooks'],
  deleteWebhook: ['webhooks'],
  renewWebhookSecret: ['webhooks'],
  createGameWebhook: ['webhooks'],
  updateGameWebhook: ['webhooks'],
  deleteGameWebhook: ['webhooks'],
  renewGameWebhookSecret: ['webhooks'],
  updateSignalSettings: ['signal_settings'],
  markSignal: ['signal_marks'],
  unmarkSignal: ['signal_marks'],
  exportSignals: ['signal_exports'],
  createPost: ['posts'],
  updatePost: ['posts'],
  deletePost: ['posts'],
} as const satisfies Partial<Record<OperationId, readonly AuditedTable[]>>

/** Operations that delete what is not in the database; recorded once they have succeeded. */
export const AUDITED_OUTSIDE = {
  destroyInstance: { kind: 'Instance', id: ({ id }) => String(id) },
  deleteCaptures: { kind: 'Capture', id: ({ challengeId, partId }) => `${challengeId}/${partId}` },
  deleteCapture: {
    kind: 'Capture',
    id: ({ challengeId, partId, filename }) => `${challengeId}/${partId}/${filename}`,
  },
} as const satisfies Partial<Record<OperationId, Outside>>

/** Operations of staff that are no reads and yet change nothing that is to be recorded. */
export const NOT_AUDITED = {
  searchUsers: 'reads',
  searchTeams: 'reads',
  exportGame: 'reads',
  sendTestMail: 'changes nothing',
  testCaptcha: 'changes nothing',
  checkProvider: 'changes nothing',
  flushScoreboard: 'computes the scoreboard anew from what is stored',
  testWebhook: 'sends a message that says it is a test',
  resendWebhookDelivery: 'sends what was sent before',
  previewWebhook: 'reads',
  testGameWebhook: 'sends a message that says it is a test',
  resendGameWebhookDelivery: 'sends what was sent before',
  previewGameWebhook: 'reads',
  createTestContainer: 'starts a service that no player sees',
  destroyTestContainer: 'ends a service that no player sees',
} as const satisfies Partial<Record<OperationId, string>>

/** Operations of players too; recorded when staff calls them, on what is not theirs or on how they log in. */
export const OF_PLAYERS_TOO: ReadonlySet<OperationId> = new Set([
  'deleteTeam',
  'finishSignIn',
  'unlinkIdentity',
  'createOwnToken',
  'deleteOwnToken',
])

/** Operations of everybody that change who is staff; recorded whoever calls them. */
export const OF_EVERYBODY: ReadonlySet<OperationId> = new Set([
  'leaveStaff',
  'acceptStaffInvitation',
])

interface Outside {
  readonly kind: Schema<'AuditKind'>
  readonly id: (path: Readonly<Record<string, string | number>>) => string
}

/** The tables that are recorded for that operation, none for most. */
export function auditedTables(operation: OperationId): readonly AuditedTable[] {
  return operation in AUDITED
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      AUDITED[operation as keyof typeof AUDITED]
    : []
}

/** What that operation deletes outside of the database, if anything. */
export function auditedOutside(operation: OperationId): Outside | undefined {
  return operation in AUDITED_OUTSIDE
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      AUDITED_OUTSIDE[operation as keyof typeof AUDITED_OUTSIDE]
    : undefined
}
