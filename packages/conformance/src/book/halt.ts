/** Ends a scenario: what it needs next is not there. The difference itself is in the book already. */
export class Halted extends Error {
  /** Whether this is a plain consequence of something missing or untried, not of a difference. */
  readonly expected: boolean

  constructor(
    reason: string,
    { expected = false, cause }: { expected?: boolean; cause?: unknown } = {},
  ) {
    super(reason, { cause })
    this.name = 'Halted'
    this.expected = expected
  }
}
