/** A reason to stop that the person at the keyboard can act on: printed as it is, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
