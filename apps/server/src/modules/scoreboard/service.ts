// What other modules ask of the tables of this one.
export { adjustmentsKey, loadBoardFacts } from '#modules/scoreboard/repository.ts'
