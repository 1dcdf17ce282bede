import { notImplemented } from '#modules/operation/handle.ts'

/** Operations of the contract that are not implemented yet: each responds with 501. */
export const notImplementedHandlers = {
  // account
  // admin
  listInstances: notImplemented('listInstances'),
  destroyInstance: notImplemented('destroyInstance'),
  // asset
  // edit
  createTestContainer: notImplemented('createTestContainer'),
  destroyTestContainer: notImplemented('destroyTestContainer'),
  // game
  createContainer: notImplemented('createContainer'),
  deleteContainer: notImplemented('deleteContainer'),
  extendContainer: notImplemented('extendContainer'),
  // info
  // proxy
  proxyInstance: notImplemented('proxyInstance'),
  proxyTestInstance: notImplemented('proxyTestInstance'),
  // team
}
