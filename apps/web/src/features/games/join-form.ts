import type { Game, JoinCheck, JoinDeclaration, Schema } from '@halyard/api'
import { toAnswers } from '#features/games/fields/answers.ts'
import type { AnswerValues } from '#features/games/fields/answers.ts'

/** What is chosen in the join form, in the shape of the form. */
export type JoinValues = AnswerValues & {
  teamId: number | undefined
  divisionId: number | undefined
  inviteCode: string
  /** The hash of the declaration that is accepted; empty for none. */
  acceptedDeclaration: string
}

/** The form before anything is chosen. */
export const nothingChosen: JoinValues = {
  teamId: undefined,
  divisionId: undefined,
  inviteCode: '',
  acceptedDeclaration: '',
}

/** What decides about the division. */
type Chosen = Pick<JoinValues, 'teamId' | 'divisionId'>

type JoinableGame = Pick<Game, 'divisions' | 'inviteCodeRequired'>
export type DivisionChoice = NonNullable<Game['divisions']>[number]

/** The divisions that can be joined; empty in a game without. */
export const joinableDivisions = (
  game: JoinableGame,
  check: JoinCheck | undefined,
): DivisionChoice[] =>
  (game.divisions ?? []).filter(({ id }) => check?.joinableDivisions.includes(id))

/** The division a team already holds in this game: its further members can only follow. */
export const divisionOfTeam = (
  check: JoinCheck | undefined,
  teamId: number | undefined,
): number | undefined => check?.joinedTeams.find(({ id }) => id === teamId)?.division

/** The division that counts for the chosen team: the one it holds, else the chosen one, else the only one. */
export function effectiveDivision(
  form: Chosen,
  game: JoinableGame,
  check: JoinCheck | undefined,
): number | undefined {
  const fixed = divisionOfTeam(check, form.teamId)
  if (fixed !== undefined) return fixed
  const choices = joinableDivisions(game, check)
  const chosen = choices.find(({ id }) => id === form.divisionId)
  return (chosen ?? choices[0])?.id
}

/** Whether an invitation code is asked for: the division's counts in a game with divisions, else the game's. */
export function needsCode(form: Chosen, game: JoinableGame, check: JoinCheck | undefined): boolean {
  const division = effectiveDivision(form, game, check)
  if (division === undefined) return game.inviteCodeRequired
  return game.divisions?.find(({ id }) => id === division)?.inviteCodeRequired ?? false
}

/** What the division that counts wants to be accepted, if anything. */
export function neededDeclaration(
  form: Chosen,
  game: JoinableGame,
  check: JoinCheck | undefined,
): JoinDeclaration | undefined {
  const division = effectiveDivision(form, game, check)
  return check?.declarations?.find(({ divisionId }) => divisionId === division)
}

export type JoinProblem = 'no-team' | 'no-code' | 'not-accepted'

/** What is missing before the form can be sent. */
export function joinProblem(
  form: JoinValues,
  game: JoinableGame,
  check: JoinCheck | undefined,
): JoinProblem | undefined {
  if (form.teamId === undefined) return 'no-team'
  if (needsCode(form, game, check) && form.inviteCode.trim() === '') return 'no-code'
  const declaration = neededDeclaration(form, game, check)
  if (declaration && form.acceptedDeclaration !== declaration.hash) return 'not-accepted'
  return undefined
}

/** Whether a chosen team is all there is to choose. */
export const isDecided = (form: JoinValues, game: JoinableGame, check: JoinCheck): boolean =>
  joinProblem(form, game, check) === undefined &&
  joinableDivisions(game, check).length <= 1 &&
  check.profileFields === undefined

/** The request of a form without problems. Codes have no blanks, so pasted ones are cut off. */
export function toJoinRequest(
  form: JoinValues,
  game: JoinableGame,
  check: JoinCheck | undefined,
): Schema<'GameJoinModel'> {
  const declaration = neededDeclaration(form, game, check)
  return {
    teamId: form.teamId ?? 0,
    divisionId: effectiveDivision(form, game, check) ?? null,
    inviteCode: needsCode(form, game, check) ? form.inviteCode.trim() : null,
    ...(declaration && { acceptedDeclaration: declaration.hash }),
    ...(check?.profileFields && { answers: toAnswers(check.profileFields, form) }),
  }
}
