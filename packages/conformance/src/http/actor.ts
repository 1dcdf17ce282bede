import type { operations } from '@halyard/api'
import type { ReferenceFactId } from '@halyard/api/reference-facts'
import { Halted } from '#findings/halt.ts'
import type { Findings } from '#findings/findings.ts'
import type { Difference } from '#findings/entry.ts'
import { type OperationId, operation } from '#contract/document.ts'
import { absence, type UnknownRoute } from '#http/absence.ts'
import { type Answer, refusalOf, textOf, describe } from '#http/answer.ts'
import { CookieJar } from '#http/cookie-jar.ts'
import { type Call, payloadOf, urlOf } from '#http/request.ts'
import type { Server } from '#http/server.ts'
import { verify } from '#http/verify.ts'

type Content<Answered> = Answered extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined

/** JSON body of a successful answer. */
export type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: infer Answered
}
  ? Content<Answered>
  : undefined

type JsonBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

export type TypedCall<Id extends OperationId> = Call & { body?: JsonBody<Id> }

/** What a refusal should look like. */
export type Refusal = {
  status: number
  /** Status in the body, where it is not the HTTP status (10001, 10002). */
  code?: number
  /** Other HTTP statuses that say the same to clients. */
  or?: readonly number[]
  /** Other HTTP statuses that the reference answers, by the fact that says so; accepted and noted. */
  reference?: { statuses: readonly number[]; fact: ReferenceFactId }
}

export type Scene = {
  server: Server
  findings: Findings
  unknownRoute?: UnknownRoute
  /** Operations that this run must not send, by nobody and in no form. */
  forbidden: ReadonlySet<OperationId>
}

/** Somebody who talks to the server, with cookies of their own. Every answer is checked against the contract. */
export class Actor {
  readonly name: string
  readonly jar = new CookieJar()
  readonly #scene: Scene

  constructor(scene: Scene, name: string) {
    this.#scene = scene
    this.name = name
  }

  /** Sends without any judgement. @throws Halted for what this run must not send */
  async send(id: OperationId, call: Call = {}): Promise<Answer> {
    const { server, forbidden } = this.#scene
    if (forbidden.has(id)) throw new Halted(`${id}: ask with --change-settings`, { expected: true })
    const { method } = operation(id)
    const { body, type } = payloadOf(call)
    const headers = { ...(type ? { 'content-type': type } : {}), ...call.headers }
    const url = urlOf(server.baseUrl, operation(id), call)
    try {
      const answer = await server.send({ method, url, jar: this.jar, headers, body }, call)
      this.#scene.findings.answered(id, answer)
      return answer
    } catch (error) {
      if (error instanceof Halted) this.#scene.findings.untried(id, error.message)
      throw error
    }
  }

  /** Expects success and returns the body. @throws Halted when the server refuses or has no such operation */
  async ok<Id extends OperationId>(id: Id, call?: TypedCall<Id>): Promise<Success<Id>> {
    const answer = await this.okAnswer(id, call)
    try {
      const body: Success<Id> = answer.bytes.length === 0 ? undefined : JSON.parse(textOf(answer))
      return body
    } catch (error) {
      throw new Halted(`${id} answered no JSON`, { cause: error })
    }
  }

  /** As `ok`, for answers whose headers or bytes matter. */
  async okAnswer<Id extends OperationId>(id: Id, call: TypedCall<Id> = {}): Promise<Answer> {
    const answer = await this.send(id, call)
    this.#mustExist(id, answer)
    if (answer.status !== 200) {
      const cause = `expected 200, got ${describe(answer)}`
      const weight = isPolite(answer) ? 'detail' : 'breaks'
      this.#scene.findings.on(id).differs({ weight, cause, where: this.name })
      throw new Halted(`${id} answered ${describe(answer)}`, { because: id })
    }
    this.#verified(id, answer, 'breaks')
    return answer
  }

  /** Expects a refusal. Nothing is thrown when it comes out otherwise: it is written down. */
  async refused(id: OperationId, why: string, expected: number | Refusal, call: Call = {}) {
    const answer = await this.send(id, call)
    const { findings, unknownRoute } = this.#scene
    const gone = absence(operation(id), answer, unknownRoute)
    if (gone) {
      findings.on(id).missing = { status: answer.status, how: gone }
      return answer
    }
    const refusal = typeof expected === 'number' ? { status: expected } : expected
    if (answer.status !== refusal.status && refusal.reference?.statuses.includes(answer.status)) {
      findings.on(id).asReference.add(`${why}: ${answer.status}`)
      findings.check(id, true, '')
      return answer
    }
    if (refusal.or?.includes(answer.status)) {
      findings.check(id, true, '')
      return answer
    }
    if (answer.status !== refusal.status) {
      const where = `${why} (${this.name})`
      const cause = `expected ${refusal.status}, got ${answer.status}`
      findings.on(id).differs({ weight: weightOf(answer, refusal), cause, where })
      return answer
    }
    this.#verified(id, answer, 'detail')
    if (refusal.code !== undefined) this.#checkCode(id, why, answer, refusal.code)
    return answer
  }

  /** "Not started" carries 400 at the reference, and our code here. "Ended" carries its code everywhere. */
  #checkCode(id: OperationId, why: string, answer: Answer, code: number): void {
    const status = refusalOf(answer)?.status
    const what = `${why}: status in the body`
    const reference = code === 10001 ? 400 : code
    this.#scene.findings.sameOrReference(id, what, status, {
      ours: code,
      reference,
      fact: 'notStarted',
    })
  }

  #mustExist(id: OperationId, answer: Answer): void {
    const gone = absence(operation(id), answer, this.#scene.unknownRoute)
    if (!gone) return
    this.#scene.findings.on(id).missing = { status: answer.status, how: gone }
    throw new Halted(`${id} is missing`, { expected: true, because: id })
  }

  #verified(id: OperationId, answer: Answer, weight: Difference['weight']): void {
    const { findings } = this.#scene
    const verdict = verify(operation(id), answer)
    const entry = findings.on(id)
    entry.checks += 1
    for (const cause of verdict.problems) entry.differs({ weight, cause, where: '' })
    for (const cause of verdict.details) entry.differs({ weight: 'detail', cause, where: '' })
    for (const key of verdict.adds) entry.adds.add(key)
    for (const remark of verdict.asReference) entry.asReference.add(remark)
  }
}

/** A refusal of another kind is a detail. What opens to people who must not come in is none. */
const weightOf = (answer: Answer, refusal: Refusal) =>
  answer.status === 200 && (refusal.status === 401 || refusal.status === 403) ? 'breaks' : 'detail'

/** A refusal that every screen can show: what it asked for is not to be had, and nothing breaks. */
const isPolite = (answer: Answer) =>
  answer.status >= 400 && answer.status < 500 && refusalOf(answer) !== undefined
