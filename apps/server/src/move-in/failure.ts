/** The move cannot be made, for a reason that the operator can act on; nothing was changed. */
export class MoveInError extends Error {
  override readonly name = 'MoveInError'
}
