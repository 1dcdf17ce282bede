// What other modules ask of the tables of this one.
export {
  deleteOldEntries,
  listEntries,
  recordDeletion,
  recordForgetting,
} from '#modules/audit/repository.ts'
