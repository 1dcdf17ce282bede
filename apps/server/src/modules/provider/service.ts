// What other modules ask of the tables of this one.
export { listProviders, lockProviders } from '#modules/provider/repository.ts'
