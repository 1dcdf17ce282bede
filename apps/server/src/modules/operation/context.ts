import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database.ts'
import type { Language } from '#i18n/language.ts'
import type {
  BodyOf,
  NeedsSession,
  OperationId,
  PathOf,
  QueryOf,
} from '#modules/operation/operation-types.ts'
import type { PendingLogin } from '#modules/second-factor/pending-logins.ts'
import type { Services } from '#modules/services.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { Session } from '#modules/session/sessions.ts'
import type { GameRights } from '#modules/staff/game-right.ts'

/** One file of a form. Its stream must be read before the next one is asked for. */
export interface Upload {
  readonly field: string
  /** As sent; a name without folders, but otherwise any text. */
  readonly fileName: string
  readonly mimeType: string
  readonly stream: Readable
}

/** The validators of a conditional response. */
export interface Version {
  /** Text inside the weak tag, such as `12-6918B0F0-0`. */
  readonly tag: string
  /** When the data last changed, epoch milliseconds. */
  readonly changedAtMs: number
  /** True when the answer depends on the caller. */
  readonly isPrivate?: boolean
}

/** The services that handlers use; the rest is for the start, the connections and each other. */
type HandlerServices = Pick<
  Services,
  | 'auditLog'
  | 'board'
  | 'captures'
  | 'clock'
  | 'config'
  | 'db'
  | 'files'
  | 'firstSteps'
  | 'images'
  | 'instances'
  | 'judge'
  | 'log'
  | 'mailQueue'
  | 'mailer'
  | 'providers'
  | 'proxy'
  | 'push'
  | 'random'
  | 'settings'
  | 'webhooks'
  | 'controlRooms'
  | 'signals'
>

/** Everything a handler may use; services take what they need out of it. */
export interface Context<Id extends OperationId = OperationId> extends HandlerServices {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** The caller; always there when the operation needs a session. */
  readonly user: NeedsSession<Id> extends true ? SessionUser : SessionUser | undefined
  /** The caller's session; not there for an API token. */
  readonly session: Session | undefined
  /** By which roles of games the caller may; undefined where the role of the account suffices. */
  readonly gameRights: GameRights
  /** The name of the API token that is used instead. */
  readonly tokenName: string | undefined
  readonly language: Language
  /** The caller's address; a forwarded one only from a trusted proxy. */
  readonly ip: string
  /** What of the request the contract does not describe. */
  readonly request: Pick<FastifyRequest, 'cookies' | 'headers' | 'host' | 'protocol' | 'ws'>
  /** Runs in one transaction and returns after the commit. */
  readonly tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  /** The files of a multipart form, one after the other. Throws Refusal for anything that is not such a form. */
  readonly uploads: () => AsyncIterable<Upload>
  readonly header: (name: string, value: string) => void
  /**
   * Sets the headers of a conditional response and returns whether the client's copy is current;
   * then return NOT_MODIFIED.
   */
  readonly isCurrent: (version: Version) => boolean
  /**
   * Starts a session for that account and sets its cookie. Where the account has a second factor, only the last step does: any other
   * throws Refusal 401, and a cookie remembers that this one was right.
   */
  readonly startSession: (
    userId: string,
    step?: 'last',
  ) => Promise<{ readonly isNewBrowser: boolean }>
  /** The log-in of the caller that waits for its second step. */
  readonly pendingLogin: () => Promise<PendingLogin | undefined>
  /** Forgets it. */
  readonly cancelLogin: () => Promise<void>
  /** Ends the caller's session and clears its cookie. */
  readonly endSession: () => Promise<void>
  /** Ends every other session of the caller after a change of its security stamp. */
  readonly keepSession: (securityStamp: string) => Promise<void>
}
