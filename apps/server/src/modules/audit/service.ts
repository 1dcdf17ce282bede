// What other modules ask of the tables of this one.
export { deleteOldEntries, listEntries, recordDeletion } from '#modules/audit/repository.ts'
