import { isDeepStrictEqual } from 'node:util'
import type { ReferenceFactId } from '@halyard/api/reference-facts'
import { Entry } from '#findings/entry.ts'
import { shown, differenceOf } from '#findings/difference.ts'
import type { Leftover } from '#world/cleanup.ts'
import { allOperations, type OperationId } from '#contract/document.ts'

export type JourneyName = 'register' | 'join' | 'play' | 'organise' | 'watch'

/** What is written about: an operation, a rule that several of them keep together, or the way of a client through them. */
export type Subject = OperationId | `rule: ${string}` | `journey: ${JourneyName}`

/** A scenario that could not be played to its end. */
export type Halt = {
  group: string
  scenario: string
  reason: string
  expected: boolean
  /** The operation that ended it. */
  because?: OperationId | undefined
}

/** What ours and the reference do, and the fact that says so. */
type Ways = { ours: unknown; reference: unknown; fact: ReferenceFactId }

const weightOf = (subject: Subject) => (subject.startsWith('journey: ') ? 'breaks' : 'detail')

/** Notes of one run, by subject. */
export class Findings {
  readonly entries = new Map<Subject, Entry>(allOperations.map(({ id }) => [id, new Entry()]))
  readonly halts: Halt[] = []
  /** What was called on the way of each client. */
  readonly called = new Map<JourneyName, Set<OperationId>>()
  /** The way that is gone now. */
  journey: JourneyName | undefined
  readonly leftBehind: Leftover[] = []

  on(subject: Subject): Entry {
    const known = this.entries.get(subject)
    if (known) return known
    const entry = new Entry()
    this.entries.set(subject, entry)
    return entry
  }

  /** Notes that an operation answered, on whatever way is gone now. */
  answered(id: OperationId, answer: { status: number; bytes: Uint8Array }): void {
    this.on(id).answered(answer.status === 404 && answer.bytes.length === 0)
    if (!this.journey) return
    const called = this.called.get(this.journey) ?? new Set()
    this.called.set(this.journey, called.add(id))
  }

  /** Notes one check: nothing when it holds, `cause` when it does not. On the way of a client it breaks it, elsewhere it is a detail. */
  check(subject: Subject, holds: boolean, cause: string, where = ''): void {
    this.#note(subject, holds, { weight: weightOf(subject), cause, where })
  }

  /** Notes that a value is what the contract says; weighs as `check` does. */
  same(subject: Subject, what: string, actual: unknown, expected: unknown): void {
    this.check(subject, isDeepStrictEqual(actual, expected), differenceOf(actual, expected), what)
  }

  /** As `same`, for what a screen cannot do without, and for what people must not see. */
  needed(subject: Subject, what: string, actual: unknown, expected: unknown): void {
    const holds = isDeepStrictEqual(actual, expected)
    this.#note(subject, holds, {
      weight: 'breaks',
      cause: differenceOf(actual, expected),
      where: what,
    })
  }

  /** Where the reference differs from our recommendation, as the list of facts says, both are accepted; what is neither is a detail. */
  sameOrReference(
    subject: Subject,
    what: string,
    actual: unknown,
    { ours, reference }: Ways,
  ): void {
    const followsReference =
      isDeepStrictEqual(actual, reference) && !isDeepStrictEqual(actual, ours)
    if (followsReference) this.on(subject).asReference.add(`${what}: ${shown(reference)}`)
    this.same(subject, what, followsReference ? ours : actual, ours)
  }

  untried(subject: Subject, reason: string): void {
    this.on(subject).untried.add(reason)
  }

  get checks(): number {
    return [...this.entries.values()].reduce((sum, { checks }) => sum + checks, 0)
  }

  #note(subject: Subject, holds: boolean, difference: Parameters<Entry['differs']>[0]): void {
    const entry = this.on(subject)
    entry.checks += 1
    if (!holds) entry.differs(difference)
  }
}
