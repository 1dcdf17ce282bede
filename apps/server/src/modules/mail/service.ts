// What other modules ask of the tables of this one.
export { countQueued, insertQueued, readDelay, readQueue } from '#modules/mail/repository.ts'
export type { QueuedMail } from '#modules/mail/repository.ts'
