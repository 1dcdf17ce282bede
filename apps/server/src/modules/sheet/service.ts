// What other modules ask of the tables of this one.
export { eachAnswer, findCaptains, listMembers } from '#modules/sheet/repository.ts'
