// What other modules ask of the tables of this one.
export { deleteOldSamples } from '#modules/health/repository.ts'
