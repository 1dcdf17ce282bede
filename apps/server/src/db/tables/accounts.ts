// Accounts and credentials.
import type { ColumnType, Generated } from 'kysely'
import type { Default, Optional, OptionalTime, Time } from '#db/columns.ts'

export type Role = 'Banned' | 'User' | 'Monitor' | 'Admin'
/** What an API token may do: `TokenScope` of the contract. */
export type TokenScope = 'Read' | 'Play' | 'Organize' | 'Administer'

export interface UsersTable {
  id: string
  user_name: string
  user_name_key: string
  email: string
  email_key: string
  email_confirmed: Default<boolean>
  awaits_email: Default<boolean>
  /** Empty for an account that logs in with a provider and has no password. */
  password_hash: string
  security_stamp: string
  role: Default<Role>
  bio: Optional<string>
  phone: Optional<string>
  real_name: Optional<string>
  std_number: Optional<string>
  avatar_hash: Optional<string>
  ip: Default<string>
  registered_at: OptionalTime
  last_visited_at: OptionalTime
  created_at: Time
  /** The address that a link in a mail, or a provider, has shown to be the owner's. */
  proven_email_key: Optional<string>
}

export interface IdentitiesTable {
  id: string
  issuer: string
  subject: string
  user_id: string
  name: string
  granted_role: 'Monitor' | 'Admin' | null
  ctftime_team: ColumnType<{ id: number; name: string } | null, string | null, string | null>
  linked_at: Time
  last_used_at: Time
}

export interface SignInsTable {
  token_hash: Buffer
  provider: string
  issuer: string
  nonce: string
  verifier: string
  user_id: string | null
  return_to: string
  profile: ColumnType<ForeignProfile | null, string | null, string | null>
  expires_at: Time
}

/** What a provider says of a person. */
export interface ForeignProfile {
  readonly issuer: string
  /** Names the person there, for good. */
  readonly subject: string
  /** For the person to recognize. */
  readonly name: string
  /** Names that suggest themselves for a new account. */
  readonly names: readonly string[]
  readonly email: string
  readonly isEmailVerified: boolean
  readonly groups: readonly string[]
  readonly ctftimeTeam: { readonly id: number; readonly name: string } | null
}

export interface ProvidersTable {
  id: string
  position: number
  kind: 'OpenId' | 'CTFtime'
  label: string
  icon: 'key' | 'school' | 'building' | 'globe' | 'flag'
  issuer: string
  client_id: string
  secret: string
  scopes: string
  domains: string[]
  groups_claim: string
  groups: string[]
  monitor_groups: string[]
  admin_groups: string[]
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: string
  security_stamp: string
  created_at: Time
  refreshed_at: Time
  expires_at: Time
  /** Of the last use. */
  ip: string | null
  /** What the browser said of itself when the session began. */
  user_agent: string | null
  /** When it showed last who uses it. */
  confirmed_at: OptionalTime
}

export interface TotpsTable {
  user_id: string
  /** Null until the first code was sent. */
  secret: Optional<string>
  added_at: OptionalTime
  /** The period of the last code. */
  last_step: Default<number>
  waiting_secret: Optional<string>
  waiting_until: OptionalTime
}

export interface PasskeysTable {
  id: Generated<number>
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Time
  last_used_at: OptionalTime
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer
  purpose: 'login' | 'step' | 'confirm' | 'add'
  user_id: string | null
  expires_at: Time
}

export interface PendingLoginsTable {
  token_hash: Buffer
  user_id: string
  security_stamp: string
  expires_at: Time
}

export interface KnownBrowsersTable {
  user_id: string
  browser_hash: Buffer
  seen_at: Time
}

export interface RateBucketsTable {
  caller: string
  tokens: number
  filled_at: Time
}

export interface AttemptsTable {
  subject: string
  counted: number
  last_at: Time
  blocked_until: Time
}

export interface PowChallengesTable {
  id: string
  challenge: Buffer
  difficulty: number
  expires_at: Time
}

export interface ApiTokensTable {
  id: string
  name: string
  creator_id: Optional<string>
  token_hash: Buffer
  created_at: Time
  expires_at: OptionalTime
  last_used_at: OptionalTime
  is_revoked: Default<boolean>
  /** Null for a token that reads what monitors see. */
  scopes: Optional<TokenScope[]>
  /** The one game it is limited to. */
  game_id: Optional<number>
  last_used_ip: Optional<string>
}

export interface MailLinksTable {
  token_hash: Buffer
  user_id: string
  purpose: 'verify' | 'reset' | 'confirm'
  email: string
  security_stamp: string
  created_at: Time
  expires_at: Time
  used_at: OptionalTime
}

export interface OutgoingMailsTable {
  id: Generated<number>
  occasion:
    | 'verify'
    | 'reset'
    | 'confirm'
    | 'moved'
    | 'recovery'
    | 'linked'
    | 'unlinked'
    | 'factorAdded'
    | 'factorRemoved'
    | 'factorReset'
    | 'codesRenewed'
    | 'codesTried'
    | 'newDevice'
  user_id: Optional<string>
  email: string
  language: string
  origin: string
  posted_at: Time
  attempts: Default<number>
  due_at: Time
}
