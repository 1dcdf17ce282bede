// What other modules ask of the tables of this one.
export { deleteOldLogs, listLogs, listLogsBetween } from '#modules/log/repository.ts'
