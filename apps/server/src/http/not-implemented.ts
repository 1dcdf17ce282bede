import { notImplemented } from '#modules/operation/handle.ts'

/** Operations of the contract that are not implemented yet: each responds with 501. */
export const notImplementedHandlers = {
  // proxy
  proxyInstance: notImplemented('proxyInstance'),
  proxyTestInstance: notImplemented('proxyTestInstance'),
}
