/** How a subject (an operation, a rule or a journey) came out. */
export type Outcome = 'described' | 'details' | 'breaks' | 'missing' | 'untried'

/** Something that is not as the contract says. */
export type Difference = {
  /** `breaks` a client (a success, its shape, its meaning), or a `detail` (a refusal, a header) that clients live with. */
  weight: 'breaks' | 'detail'
  /** Told the same way wherever it is seen, so that equal causes can be counted. */
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
  missing: { status: number; how: string } | undefined
  readonly #differences = new Map<string, Difference>()

  differs(difference: Difference): void {
    this.#differences.set(sentence(difference), difference)
  }

  get differences(): Difference[] {
    return [...this.#differences.values()]
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
