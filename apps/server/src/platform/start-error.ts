/** A reason not to start, told to the operator as one sentence and without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
