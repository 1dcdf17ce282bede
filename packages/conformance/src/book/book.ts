import { isDeepStrictEqual } from 'node:util'
import { Entry } from '#book/entry.ts'
import type { Leftover } from '#world/cleanup.ts'
import { allOperations, type OperationId } from '#contract/document.ts'

export type JourneyName = 'register' | 'join' | 'play' | 'organise' | 'watch'

/** What is written about: an operation, a rule that several of them keep together, or the way of a client through them. */
export type Subject = OperationId | `rule: ${string}` | `journey: ${JourneyName}`

/** A scenario that could not be played to its end. */
export type Halt = { group: string; scenario: string; reason: string; expected: boolean }

/** Notes of one run, by subject. */
export class Book {
  readonly entries = new Map<Subject, Entry>(allOperations.map(({ id }) => [id, new Entry()]))
  readonly halts: Halt[] = []
  readonly leftBehind: Leftover[] = []

  on(subject: Subject): Entry {
    const known = this.entries.get(subject)
    if (known) return known
    const entry = new Entry()
    this.entries.set(subject, entry)
    return entry
  }

  /** Notes one check that clients rely on: nothing when it holds, `problem` when it does not. */
  check(subject: Subject, holds: boolean, problem: string): void {
    this.#note(subject, holds, { weight: 'breaks', cause: problem, where: '' })
  }

  /** Notes one check of a refusal or a header, which no client breaks at. */
  detail(subject: Subject, holds: boolean, cause: string, where = ''): void {
    this.#note(subject, holds, { weight: 'detail', cause, where })
  }

  /** Notes that a value is what the contract says. */
  same(subject: Subject, what: string, actual: unknown, expected: unknown): void {
    const holds = isDeepStrictEqual(actual, expected)
    this.#note(subject, holds, { weight: 'breaks', cause: told(actual, expected), where: what })
  }

  /** As `same`, for refusals and headers. */
  sameDetail(subject: Subject, what: string, actual: unknown, expected: unknown): void {
    this.detail(subject, isDeepStrictEqual(actual, expected), told(actual, expected), what)
  }

  /** Where the reference differs from our recommendation, both are accepted; what is neither is a detail. */
  sameOrReference(
    subject: Subject,
    what: string,
    actual: unknown,
    { ours, reference }: { ours: unknown; reference: unknown },
  ): void {
    const followsReference =
      isDeepStrictEqual(actual, reference) && !isDeepStrictEqual(actual, ours)
    if (followsReference) this.on(subject).asReference.add(`${what}: ${shown(reference)}`)
    this.sameDetail(subject, what, followsReference ? ours : actual, ours)
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

const told = (actual: unknown, expected: unknown) =>
  `expected ${shown(expected)}, got ${shown(actual)}`

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
