import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { beginningWith } from '#db/acting.ts'
import { inTransaction } from '#db/transaction.ts'
import { isCurrent } from '#http/pages/conditional.ts'
import type { Contract, Operation } from '#http/contract/contract.ts'
import { bodyBounds } from '#http/limits/body-bounds.ts'
import type { BodyBounds } from '#http/limits/body-bounds.ts'
import { isNewBrowser } from '#http/security/known-browser.ts'
import { endPendingLogin, pendingLoginOf, startPendingLogin } from '#http/security/pending-login.ts'
import { guard } from '#http/security/guards.ts'
import { stillAllowed } from '#http/security/rights.ts'
import { auditOperation } from '#http/audit.ts'
import { createRateLimits } from '#http/limits/rate-limits.ts'
import { clearSessionCookie, setSessionCookie } from '#http/security/session.ts'
import { createPartedAnswers } from '#http/contract/parted-answers.ts'
import { createResponseFilter } from '#http/contract/response-filter.ts'
import { refuseMediaType } from '#http/contract/media-type.ts'
import { HOST_LIMIT, readUploads, uploadLimit } from '#http/limits/uploads.ts'
import { createValidation } from '#http/contract/validation.ts'
import type { Validation } from '#http/contract/validation.ts'
import { pickLanguage } from '#i18n/language.ts'
import { auditedDb } from '#modules/audit/act.ts'
import { auditedOutside } from '#modules/audit/audited-operations.ts'
import { recordDeletion } from '#modules/audit/service.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Handler, Handlers } from '#modules/operation/handle.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireConfirmation } from '#modules/second-factor/confirmation.ts'
import { hasSecondFactor } from '#modules/second-factor/service.ts'
import { PartedReply } from '#modules/operation/parted-reply.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { UpgradeReply } from '#modules/operation/upgrade-reply.ts'
import type { Services } from '#modules/services.ts'
import { openSealedFields } from '#modules/sealed/sealed-fields.ts'
import { createSession, deleteSession, restampSession } from '#modules/session/sessions.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { Session } from '#modules/session/sessions.ts'
import type { GameRights } from '#modules/staff/game-right.ts'
import type { TokenCaller } from '#modules/token/bearer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that the route answers. */
    readonly operation?: OperationId
    /** How large and how structured its JSON body may be. */
    readonly bounds?: BodyBounds
  }
  interface FastifyRequest {
    /** Set by the guard of the operation. */
    halyardSession: Session | undefined
    halyardToken: TokenCaller | undefined
    halyardGameRights: GameRights
    halyardUser: SessionUser | undefined
  }
}

interface Input {
  Params: Record<string, string>
  Querystring: Record<string, unknown>
}
const JSON_TYPE = 'application/json; charset=utf-8'

/** Registers a route for each operation of the contract. */
export function bindOperations(
  app: FastifyInstance,
  services: Services,
  contract: Contract,
  handlers: Handlers,
): void {
  const validation = createValidation(contract)
  const limits = createRateLimits(services.clock)
  const filterResponse = createResponseFilter(contract)
  const partedAnswer = createPartedAnswers(contract, filterResponse)
  const heads = watchUpgrades(app)
  app.decorateRequest('halyardSession', undefined)
  app.decorateRequest('halyardToken', undefined)
  app.decorateRequest('halyardGameRights', undefined)
  app.decorateRequest('halyardUser', undefined)
  app.decorateRequest('halyardRefusal', undefined)
  app.decorateRequest('halyardSessionStartedFor', undefined)
  for (const operation of contract.operations) {
    const bounds = bodyBounds(contract, operation)
    app.route<Input>({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: operation.id, bounds },
      // Forms are read as they come, and have limits of their own.
      bodyLimit: operation.hasForm ? HOST_LIMIT : bounds.bytes,
      ...(!isWorthCompressing(operation) && { compress: false as const }),
      onRequest: async (request, reply) => {
        const admitted = await guard({ services, limits, validation }, operation, request, reply)
        request.halyardSession = admitted.session
        request.halyardToken = admitted.token
        request.halyardGameRights = admitted.gameRights
        request.halyardUser = admitted.user
        refuseMediaType(operation, request)
      },
      onResponse: (request, reply, done) => {
        auditOperation(services.auditLog, operation, request, reply)
        done()
      },
      handler: async (request, reply) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each id to its own types
        const handler = handlers[operation.id] as Handler<OperationId>
        const context = await createContext(services, validation, operation, request, reply)
        const { result: schema } = operation
        await requireConfirmation(context, operation.id)
        const result = await handler.run(context)
        await recordOutside(context, operation)
        if (result instanceof UpgradeReply) {
          reply.hijack()
          result.accept(request.raw, heads.get(request.raw) ?? Buffer.alloc(0))
          return reply
        }
        const isPersonal = operation.role !== 'Anonymous' || request.halyardUser !== undefined
        if (isPersonal && !reply.hasHeader('cache-control'))
          reply.header('cache-control', 'no-store')
        if (result instanceof PartedReply && schema)
          return sendParted(
            reply,
            partedAnswer(schema, result, request.headers['accept-encoding']?.toString()),
          )
        return result instanceof RawReply
          ? sendRaw(reply, result)
          : sendJson(
              reply,
              schema && result !== undefined ? filterResponse(schema, result) : undefined,
            )
      },
    })
  }
}

/** What clients sent behind their requests for another protocol. */
function watchUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, Buffer> {
  const heads = new WeakMap<IncomingMessage, Buffer>()
  app.server.on('upgrade', (request: IncomingMessage, _socket: Duplex, head: Buffer) => {
    if (head.length > 0) heads.set(request, head)
  })
  return heads
}

/**
 * Ranges and lengths of a download refer to the bytes of the file, so downloads are not compressed; a single number or
 * boolean is too short.
 */
function isWorthCompressing({ result }: Operation): boolean {
  return result !== undefined && !['integer', 'number', 'boolean'].includes(String(result.type))
}

async function createContext(
  services: Services,
  validation: Validation,
  operation: Operation,
  request: FastifyRequest<Input>,
  reply: FastifyReply,
): Promise<Context> {
  const { halyardSession: session, halyardUser: user, halyardToken } = request
  // Fastify computes it from the header of each proxy whenever it is read.
  const { ip } = request
  const path = validation.path(operation, request.params)
  const gameRights = request.halyardGameRights
  const audited = auditedDb(services, {
    operation: operation.id,
    user,
    ip,
    tokenName: halyardToken?.tokenName,
  })
  const db =
    user && gameRights && operation.method !== 'GET'
      ? beginningWith(audited, stillAllowed(operation, user.id, path, gameRights))
      : audited
  const query = validation.query(operation, request.query)
  const body = validation.body(operation, request.body)
  const context: Omit<Context, 'path' | 'query' | 'body'> &
    Record<'path' | 'query' | 'body', unknown> = {
    ...services,
    db,
    path,
    query,
    body: await openSealedFields(services.settings, operation.id, body),
    user,
    session,
    gameRights,
    tokenName: halyardToken?.tokenName,
    language: pickLanguage(request.headers['accept-language']),
    ip,
    request,
    tx: (work) => inTransaction(db, work),
    uploads: () => readUploads(request, uploadLimit(operation, services.config)),
    header: (name, value) => void reply.header(name, value),
    isCurrent: (version) => isCurrent(request, reply, version),
    async startSession(userId, step) {
      if (step !== 'last' && (await hasSecondFactor(services.db, userId))) {
        await startPendingLogin(services, request, reply, userId)
        throw new Refusal(401, 'secondFactorNeeded', { need: 'secondFactor' })
      }
      const isNew = await isNewBrowser(services, request, reply, userId)
      if (session) await deleteSession(services.db, session.tokenHash)
      const { token, userName } = await createSession(services.db, services, userId, {
        ip,
        userAgent: request.headers['user-agent'],
      })
      request.halyardSessionStartedFor = userName
      setSessionCookie(request, reply, services.config, token)
      await endPendingLogin(services, request, reply)
      return { isNewBrowser: isNew }
    },
    pendingLogin: () => pendingLoginOf(services, request),
    cancelLogin: () => endPendingLogin(services, request, reply),
    async endSession() {
      if (session) await deleteSession(services.db, session.tokenHash)
      clearSessionCookie(request, reply, services.config)
    },
    async keepSession(securityStamp) {
      if (session) await restampSession(services.db, session.tokenHash, securityStamp)
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the validation just made sure of the contract's types
  return context as Context
}

/** What an operation has deleted outside of the database is in the audit log, too. */
async function recordOutside(
  { db, user, ip, clock, path, tokenName }: Context,
  { id: operation }: Operation,
): Promise<void> {
  const outside = auditedOutside(operation)
  if (!outside || user === undefined) return
  // As validated: one thing has one id, however the address spells it.
  const id = outside.id(path)
  await recordDeletion(
    db,
    { operation, user, ip, tokenName },
    { kind: outside.kind, id, atMs: clock.now() },
  )
}

function sendRaw(reply: FastifyReply, { status, headers, body }: RawReply): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}

function sendParted(reply: FastifyReply, answer: string | Buffer): FastifyReply {
  if (typeof answer !== 'string')
    reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  return reply.code(200).type(JSON_TYPE).send(answer)
}

/** JSON, or an empty body. */
function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  if (value === undefined) return reply.code(200).send()
  return reply.code(200).type(JSON_TYPE).send(JSON.stringify(value))
}
