import type { Tables } from '#db/tables.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { DEFAULT_POLICY } from '#modules/second-factor/policy.ts'
import { DEFAULT_SETTINGS } from '#modules/settings/defaults.ts'

type Kind = Schema<'AuditKind'>

/** How changes to the rows of a table are described. A column in neither list is left out. */
interface DescribedTable<Table extends keyof Tables> {
  readonly kind: Kind
  readonly id: keyof Tables[Table]
  readonly name?: keyof Tables[Table]
  /** Where the name is in another table. */
  readonly parent?: { table: keyof Tables; name: string; id: keyof Tables[Table] }
  readonly shown: readonly string[]
  /** Named as changed, without their values. */
  readonly secret: readonly (keyof Tables[Table])[]
  /** A column with a JSON object, whose keys are what changes, and what it has for ids that have no row yet. */
  readonly document?: keyof Tables[Table]
  readonly defaults?: object
}

const describe = <Table extends keyof Tables>(
  _table: Table,
  described: DescribedTable<Table> & { readonly shown: readonly (keyof Tables[Table])[] },
) => described

/** The tables that staff changes. Flags, codes, hashes of passwords and of tokens, and keys are secret or left out. */
export const DESCRIBED = {
  config: {
    kind: 'Setting',
    id: 'section',
    document: 'value',
    defaults: { ...DEFAULT_SETTINGS, secondFactor: DEFAULT_POLICY },
    shown: [...Object.values(DEFAULT_SETTINGS), DEFAULT_POLICY].flatMap((section) =>
      Object.keys(section),
    ),
    secret: [],
  } satisfies DescribedTable<'config'>,
  users: describe('users', {
    kind: 'User',
    id: 'id',
    name: 'user_name',
    shown: [
      'user_name',
      'email',
      'email_confirmed',
      'role',
      'bio',
      'phone',
      'real_name',
      'std_number',
    ],
    secret: ['password_hash'],
  }),
  providers: describe('providers', {
    kind: 'Provider',
    id: 'id',
    name: 'label',
    shown: [
      'kind',
      'label',
      'icon',
      'issuer',
      'client_id',
      'scopes',
      'domains',
      'groups_claim',
      'groups',
      'monitor_groups',
      'admin_groups',
    ],
    secret: ['secret'],
  }),
  identities: describe('identities', {
    kind: 'Identity',
    id: 'id',
    parent: { table: 'users', name: 'user_name', id: 'user_id' },
    shown: ['issuer', 'subject', 'name', 'granted_role'],
    secret: [],
  }),
  totps: describe('totps', {
    kind: 'SecondFactor',
    id: 'user_id',
    parent: { table: 'users', name: 'user_name', id: 'user_id' },
    shown: ['added_at'],
    secret: ['secret'],
  }),
  passkeys: describe('passkeys', {
    kind: 'SecondFactor',
    id: 'user_id',
    parent: { table: 'users', name: 'user_name', id: 'user_id' },
    shown: ['name'],
    secret: ['public_key'],
  }),
  teams: describe('teams', {
    kind: 'Team',
    id: 'id',
    name: 'name',
    shown: ['name', 'bio', 'locked', 'captain_id'],
    secret: ['invite_secret'],
  }),
  team_members: describe('team_members', {
    kind: 'TeamMember',
    id: 'team_id',
    parent: { table: 'teams', name: 'name', id: 'team_id' },
    shown: ['user_id'],
    secret: [],
  }),
  participations: describe('participations', {
    kind: 'Participation',
    id: 'id',
    parent: { table: 'teams', name: 'name', id: 'team_id' },
    shown: ['game_id', 'division_id', 'status', 'writeup_name'],
    secret: [],
  }),
  api_tokens: describe('api_tokens', {
    kind: 'Token',
    id: 'id',
    name: 'name',
    shown: ['name', 'scopes', 'game_id', 'expires_at', 'is_revoked'],
    secret: ['token_hash'],
  }),
  files: describe('files', {
    kind: 'File',
    id: 'hash',
    name: 'name',
    shown: ['name', 'size', 'ref_count'],
    secret: [],
  }),
  games: describe('games', {
    kind: 'Game',
    id: 'id',
    name: 'title',
    shown: [
      'title',
      'hidden',
      'summary',
      'content',
      'accept_without_review',
      'writeup_required',
      'writeup_deadline',
      'writeup_note',
      'team_member_count_limit',
      'container_count_limit',
      'poster_hash',
      'practice_mode',
      'starts_at',
      'ends_at',
      'blood_bonus',
      'freeze_at',
      'revealed_at',
      'paused_at',
      'shares_presence',
    ],
    secret: ['invite_code'],
  }),
  notices: describe('notices', {
    kind: 'Notice',
    id: 'id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['type', 'args'],
    secret: [],
  }),
  scheduled_notices: describe('scheduled_notices', {
    kind: 'Notice',
    id: 'id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['content', 'publish_at'],
    secret: [],
  }),
  questions: describe('questions', {
    kind: 'Question',
    id: 'id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['claimed_by', 'answer', 'answered_at', 'for_all'],
    secret: [],
  }),
  canned_answers: describe('canned_answers', {
    kind: 'CannedAnswer',
    id: 'position',
    name: 'title',
    shown: ['title', 'content'],
    secret: [],
  }),
  divisions: describe('divisions', {
    kind: 'Division',
    id: 'id',
    name: 'name',
    shown: ['game_id', 'name', 'default_permissions', 'declaration'],
    secret: ['invite_code'],
  }),
  division_challenges: describe('division_challenges', {
    kind: 'DivisionRule',
    id: 'division_id',
    parent: { table: 'divisions', name: 'name', id: 'division_id' },
    shown: ['challenge_id', 'permissions'],
    secret: [],
  }),
  challenges: describe('challenges', {
    kind: 'Challenge',
    id: 'id',
    name: 'title',
    shown: [
      'game_id',
      'title',
      'content',
      'category',
      'type',
      'is_enabled',
      'hints',
      'file_name',
      'deadline_at',
      'submission_limit',
      'container_image',
      'memory_limit',
      'cpu_count',
      'storage_limit',
      'expose_port',
      'network_mode',
      'enable_traffic_capture',
      'disable_blood_bonus',
      'original_score',
      'min_score_rate',
      'difficulty',
      'scoring_kind',
      'scoring_minimum',
      'scoring_decay',
      'scoring_expression',
      'requires',
      'locked_tile',
      'cooldown_after',
      'cooldown_seconds',
      'release_at',
      'judged_again_at',
    ],
    secret: ['flag_template'],
  }),
  attachments: describe('attachments', {
    kind: 'Attachment',
    id: 'id',
    name: 'file_name',
    shown: ['type', 'file_name', 'remote_url'],
    secret: [],
  }),
  flags: describe('flags', {
    kind: 'Flag',
    id: 'id',
    parent: { table: 'challenges', name: 'title', id: 'challenge_id' },
    shown: ['challenge_id', 'match'],
    secret: ['flag'],
  }),
  game_staff: describe('game_staff', {
    kind: 'Staff',
    id: 'user_id',
    parent: { table: 'users', name: 'user_name', id: 'user_id' },
    shown: ['game_id', 'role'],
    secret: [],
  }),
  challenge_authors: describe('challenge_authors', {
    kind: 'Author',
    id: 'challenge_id',
    parent: { table: 'challenges', name: 'title', id: 'challenge_id' },
    shown: ['user_id'],
    secret: [],
  }),
  staff_invitations: describe('staff_invitations', {
    kind: 'StaffInvitation',
    id: 'id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['role', 'expires_at', 'uses_left'],
    secret: ['token_hash'],
  }),
  priced_hints: describe('priced_hints', {
    kind: 'Hint',
    id: 'id',
    parent: { table: 'challenges', name: 'title', id: 'challenge_id' },
    shown: ['challenge_id', 'position', 'content', 'price'],
    secret: [],
  }),
  webhooks: describe('webhooks', {
    kind: 'Webhook',
    id: 'id',
    name: 'name',
    shown: ['game_id', 'name', 'format', 'target', 'events', 'language', 'templates', 'is_enabled'],
    secret: ['url', 'token', 'secret'],
  }),
  field_forms: describe('field_forms', {
    kind: 'Field',
    id: 'game_id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['reason', 'delete_at'],
    secret: [],
  }),
  profile_fields: describe('profile_fields', {
    kind: 'Field',
    id: 'id',
    name: 'label',
    shown: ['game_id', 'position', 'label', 'hint', 'kind', 'choices', 'is_required'],
    secret: [],
  }),
  adjustments: describe('adjustments', {
    kind: 'Adjustment',
    id: 'id',
    parent: { table: 'teams', name: 'name', id: 'team_id' },
    shown: ['game_id', 'points', 'reason', 'is_public', 'undone_at'],
    secret: [],
  }),
  voids: describe('voids', {
    kind: 'VoidedSolve',
    id: 'submission_id',
    parent: { table: 'teams', name: 'name', id: 'team_id' },
    shown: ['game_id', 'challenge_id', 'reason'],
    secret: [],
  }),
  signal_settings: describe('signal_settings', {
    kind: 'Signal',
    id: 'game_id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: [
      'quick_seconds',
      'quick_percent',
      'instance_minutes',
      'series_solves',
      'series_minutes',
      'wrong_teams',
      'shared_teams',
      'keep_days',
    ],
    secret: [],
  }),
  signal_marks: describe('signal_marks', {
    kind: 'Signal',
    id: 'signal',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    // A note is about people, and is deleted before the audit log is.
    shown: [],
    secret: ['note'],
  }),
  signal_exports: describe('signal_exports', {
    kind: 'Signal',
    id: 'id',
    parent: { table: 'games', name: 'title', id: 'game_id' },
    shown: ['team_name', 'lines', 'format'],
    secret: [],
  }),
  posts: describe('posts', {
    kind: 'Post',
    id: 'id',
    name: 'title',
    shown: ['title', 'summary', 'content', 'is_pinned', 'tags'],
    secret: [],
  }),
} as const

export type AuditedTable = keyof typeof DESCRIBED
