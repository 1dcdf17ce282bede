/** How a subject (an operation, a rule or a journey) came out. */
export type Outcome = 'described' | 'details' | 'breaks' | 'missing' | 'untried'

/** Something that is not as the contract says. */
export type Difference = {
  /** `breaks` a client (a success, its shape, its meaning), or a `detail` (a refusal, a header) that clients live with. */
  weight: 'breaks' | 'detail'
  /** Worded the same way wherever it is seen, so that equal causes can be counted. */
  cause: string
  /** What was tried; empty where the cause says it. */
  where: string
}

/** Everything noted about one subject. Equal remarks are kept once. */
export class Entry {
  checks = 0
  /** Keys sent beyond the contract, which it allows. */
  readonly adds = new Set<string>()
  /** Where the server follows the reference instead of our recommendation; both are accepted. */
  readonly asReference = new Set<string>()
  /** Parts that could not be tried, with the reason. */
  readonly untried = new Set<string>()
  #missing: { status: number; how: string } | undefined
  #answers = 0
  #emptyAnswers = 0
  readonly #differences = new Map<string, Difference>()

  differs(difference: Difference): void {
    this.#differences.set(sentence(difference), difference)
  }

  /** Notes an answer, and whether it is what servers say to addresses they do not know. */
  answered(isEmpty404: boolean): void {
    this.#answers += 1
    if (isEmpty404) this.#emptyAnswers += 1
  }

  set missing(missing: { status: number; how: string } | undefined) {
    this.#missing = missing
  }

  /** Why the operation is not there; one that says nothing but an empty 404, whatever it is asked, is not. */
  get missing() {
    if (this.#missing) return this.#missing
    const isSilent = this.#answers > 0 && this.#emptyAnswers === this.#answers
    return isSilent ? { status: 404, how: 'answers an empty 404 on every path' } : undefined
  }

  /** What is not as described; nothing of what is not there at all. */
  get differences(): Difference[] {
    return this.missing ? [] : [...this.#differences.values()]
  }

  get outcome(): Outcome {
    if (this.missing) return 'missing'
    if (this.differences.some(({ weight }) => weight === 'breaks')) return 'breaks'
    if (this.differences.length > 0) return 'details'
    return this.checks > 0 ? 'described' : 'untried'
  }
}

/** A difference in one line. */
export const sentence = ({ where, cause }: Difference) => (where ? `${where}: ${cause}` : cause)
