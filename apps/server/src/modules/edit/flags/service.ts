// What other modules ask of the tables of this one.
export { insertFlags } from '#modules/edit/flags/repository.ts'
