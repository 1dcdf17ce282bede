// What other modules ask of the tables of this one.
export {
  countContainers,
  findContainer,
  findProxyTarget,
  findTestContainer,
  listRunning,
} from '#modules/instance/repository.ts'
export type { Container, ProxyTarget } from '#modules/instance/repository.ts'
