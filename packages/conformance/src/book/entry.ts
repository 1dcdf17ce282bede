/** How a subject (an operation or a rule) came out. */
export type Outcome = 'described' | 'differs' | 'missing' | 'untried'

/** Everything noted about one subject. Equal remarks are kept once. */
export class Entry {
  checks = 0
  /** What is not as the contract says. */
  readonly differs = new Set<string>()
  /** Keys sent beyond the contract, which it allows. */
  readonly adds = new Set<string>()
  /** Where the server follows the reference instead of our recommendation; both are accepted. */
  readonly asReference = new Set<string>()
  /** Parts that could not be tried, with the reason. */
  readonly untried = new Set<string>()
  missing: { status: number; how: string } | undefined

  get outcome(): Outcome {
    if (this.missing) return 'missing'
    if (this.differs.size > 0) return 'differs'
    return this.checks > 0 ? 'described' : 'untried'
  }
}
