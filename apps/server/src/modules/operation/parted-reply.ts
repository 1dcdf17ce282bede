/**
 * An answer of two parts: one that many callers are given, such as the challenges of a scoreboard, and the caller's own. The first becomes
 * bytes once for all of them: hand over the same object, and never change it. The properties of both are those of the contract.
 */
export class PartedReply {
  readonly shared: object
  readonly own: object

  constructor({ shared, own }: { readonly shared: object; readonly own: object }) {
    this.shared = shared
    this.own = own
  }
}
