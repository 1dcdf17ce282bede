// What other modules ask of the tables of this one.
export {
  existingChallenges,
  listCapturedChallenges,
  listCapturedTeams,
} from '#modules/capture/repository.ts'
