import { notBuilt } from '#modules/operation/handle.ts'

/** Operations of the contract that this server does not offer yet: each answers 501. */
export const unbuiltHandlers = {
  // account
  // admin
  listInstances: notBuilt('listInstances'),
  destroyInstance: notBuilt('destroyInstance'),
  // asset
  // edit
  createTestContainer: notBuilt('createTestContainer'),
  destroyTestContainer: notBuilt('destroyTestContainer'),
  // game
  createContainer: notBuilt('createContainer'),
  deleteContainer: notBuilt('deleteContainer'),
  extendContainer: notBuilt('extendContainer'),
  listCaptureChallenges: notBuilt('listCaptureChallenges'),
  listCaptureTeams: notBuilt('listCaptureTeams'),
  listCaptureFiles: notBuilt('listCaptureFiles'),
  downloadCaptures: notBuilt('downloadCaptures'),
  deleteCaptures: notBuilt('deleteCaptures'),
  downloadCapture: notBuilt('downloadCapture'),
  deleteCapture: notBuilt('deleteCapture'),
  // info
  // proxy
  proxyInstance: notBuilt('proxyInstance'),
  proxyTestInstance: notBuilt('proxyTestInstance'),
  // team
}
