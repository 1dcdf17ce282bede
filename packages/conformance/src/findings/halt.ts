import type { OperationId } from '#contract/document.ts'

/** Ends a scenario: what it needs next is not there. The difference itself is among the findings already. */
export class Halted extends Error {
  /** Whether this is a plain consequence of something missing or untried, not of a difference. */
  readonly expected: boolean
  /** The operation that did not do what was needed. */
  readonly because: OperationId | undefined

  constructor(
    reason: string,
    {
      expected = false,
      because,
      cause,
    }: { expected?: boolean; because?: OperationId; cause?: unknown } = {},
  ) {
    super(reason, { cause })
    this.name = 'Halted'
    this.expected = expected
    this.because = because
  }
}
