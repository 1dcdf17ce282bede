// What other modules ask of the tables of this one.
export { insertGame } from '#modules/edit/games/repository.ts'
