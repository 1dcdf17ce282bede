// The schema: one interface for each table, by what it is about.
import type {
  ApiTokensTable,
  AttemptsTable,
  IdentitiesTable,
  ProvidersTable,
  SignInsTable,
  KnownBrowsersTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PendingLoginsTable,
  RecoveryCodesTable,
  TotpsTable,
  RateBucketsTable,
  MailLinksTable,
  OutgoingMailsTable,
  PowChallengesTable,
  SessionsTable,
  UsersTable,
} from '#db/tables/accounts.ts'
import type { ContainersTable, LeasesTable } from '#db/tables/containers.ts'
import type {
  AttachmentsTable,
  ChallengeAuthorsTable,
  ChallengesTable,
  DivisionChallengesTable,
  DivisionsTable,
  FieldFormsTable,
  FlagsTable,
  GameStaffTable,
  GamesTable,
  PricedHintsTable,
  ProfileFieldsTable,
  StaffInvitationsTable,
} from '#db/tables/games.ts'
import type {
  AuditEntriesTable,
  HealthSamplesTable,
  ConfigTable,
  FilesTable,
  LogsTable,
  PostsTable,
} from '#db/tables/platform.ts'
import type {
  AcceptancesTable,
  AdjustmentsTable,
  CheatsTable,
  EventsTable,
  FieldAnswersTable,
  TeamNotesTable,
  TeamWorkersTable,
  TeamChallengesTable,
  NoticesTable,
  ScheduledNoticesTable,
  ParticipationMembersTable,
  ParticipationsTable,
  SolvesTable,
  SubmissionsTable,
  VoidsTable,
} from '#db/tables/play.ts'
import type {
  CannedAnswersTable,
  QuestionReadsTable,
  QuestionsTable,
} from '#db/tables/questions.ts'
import type {
  FirstStepsTable,
  SignalExportsTable,
  SignalMarksTable,
  SignalSettingsTable,
} from '#db/tables/signals.ts'
import type { TeamMembersTable, TeamsTable } from '#db/tables/teams.ts'
import type {
  WebhookDeliveriesTable,
  WebhookEventsTable,
  WebhooksTable,
} from '#db/tables/webhooks.ts'

/** Every table by its name. */
export interface Tables {
  files: FilesTable
  users: UsersTable
  sessions: SessionsTable
  identities: IdentitiesTable
  sign_ins: SignInsTable
  providers: ProvidersTable
  attempts: AttemptsTable
  totps: TotpsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  passkey_challenges: PasskeyChallengesTable
  pending_logins: PendingLoginsTable
  known_browsers: KnownBrowsersTable
  rate_buckets: RateBucketsTable
  pow_challenges: PowChallengesTable
  api_tokens: ApiTokensTable
  mail_links: MailLinksTable
  outgoing_mails: OutgoingMailsTable
  logs: LogsTable
  audit_entries: AuditEntriesTable
  health_samples: HealthSamplesTable
  config: ConfigTable
  posts: PostsTable
  teams: TeamsTable
  team_members: TeamMembersTable
  games: GamesTable
  game_staff: GameStaffTable
  staff_invitations: StaffInvitationsTable
  divisions: DivisionsTable
  division_challenges: DivisionChallengesTable
  attachments: AttachmentsTable
  challenges: ChallengesTable
  challenge_authors: ChallengeAuthorsTable
  flags: FlagsTable
  priced_hints: PricedHintsTable
  participations: ParticipationsTable
  participation_members: ParticipationMembersTable
  acceptances: AcceptancesTable
  field_forms: FieldFormsTable
  profile_fields: ProfileFieldsTable
  field_answers: FieldAnswersTable
  team_notes: TeamNotesTable
  team_workers: TeamWorkersTable
  team_challenges: TeamChallengesTable
  containers: ContainersTable
  leases: LeasesTable
  submissions: SubmissionsTable
  solves: SolvesTable
  notices: NoticesTable
  scheduled_notices: ScheduledNoticesTable
  questions: QuestionsTable
  question_reads: QuestionReadsTable
  canned_answers: CannedAnswersTable
  events: EventsTable
  cheats: CheatsTable
  adjustments: AdjustmentsTable
  voids: VoidsTable
  first_steps: FirstStepsTable
  signal_settings: SignalSettingsTable
  signal_marks: SignalMarksTable
  signal_exports: SignalExportsTable
  webhooks: WebhooksTable
  webhook_events: WebhookEventsTable
  webhook_deliveries: WebhookDeliveriesTable
}
