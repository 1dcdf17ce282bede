// What other modules ask of the tables of this one.
export { loadBoardFacts } from '#modules/scoreboard/repository.ts'
