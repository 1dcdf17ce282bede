import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import type { Language } from '#i18n/language.ts'
import type {
  BodyOf,
  NeedsSession,
  OperationId,
  PathOf,
  QueryOf,
} from '#modules/operation/operation-types.ts'
import type { Services } from '#modules/services.ts'
import type { Session } from '#modules/session/sessions.ts'

/** The account behind a session, as it is in the database at this request. */
export interface SessionUser {
  readonly id: string
  readonly userName: string
  readonly role: Role
}

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

/** Everything a handler may use; services take what they need out of it. */
export interface Context<Id extends OperationId = OperationId> extends Services {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** The caller; always there when the operation needs a session. */
  readonly user: NeedsSession<Id> extends true ? SessionUser : SessionUser | undefined
  /** The caller's session; not there for an API token. */
  readonly session: Session | undefined
  readonly language: Language
  /** The caller's address; a forwarded one only from a trusted proxy. */
  readonly ip: string
  readonly request: FastifyRequest
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
  /** Starts a session for that account and sets its cookie. */
  readonly startSession: (userId: string) => Promise<void>
  /** Ends the caller's session and clears its cookie. */
  readonly endSession: () => Promise<void>
  /** Ends every other session of the caller after a change of its security stamp. */
  readonly keepSession: (securityStamp: string) => Promise<void>
}
