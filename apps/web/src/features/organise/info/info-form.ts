import type { GameSettings } from '@halyard/api'
import { packBloodBonus, unpackBloodBonus } from '@halyard/rules'

/** The settings of a game as they are edited; null while a number or a moment is not filled. */
export type InfoForm = {
  title: string
  summary: string
  content: string
  start: number | null
  end: number | null
  practiceMode: boolean
  acceptWithoutReview: boolean
  inviteCode: string
  teamMemberCountLimit: number | null
  containerCountLimit: number | null
  /** Percent of the points of a challenge. */
  firstBonus: number | null
  secondBonus: number | null
  thirdBonus: number | null
  writeupRequired: boolean
  writeupDeadline: number | null
  writeupNote: string
}

const permillePerPercent = 10

export function toInfoForm(game: GameSettings): InfoForm {
  const bonus = unpackBloodBonus(game.bloodBonus)
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    start: game.start,
    end: game.end,
    practiceMode: game.practiceMode,
    acceptWithoutReview: game.acceptWithoutReview,
    inviteCode: game.inviteCode ?? '',
    teamMemberCountLimit: game.teamMemberCountLimit,
    containerCountLimit: game.containerCountLimit,
    firstBonus: bonus.first / permillePerPercent,
    secondBonus: bonus.second / permillePerPercent,
    thirdBonus: bonus.third / permillePerPercent,
    writeupRequired: game.writeupRequired,
    writeupDeadline: game.writeupDeadline,
    writeupNote: game.writeupNote,
  }
}

const permille = (percent: number | null) => Math.round((percent ?? 0) * permillePerPercent)

/** The bonus of the first three solves as it is stored. */
export const bonusOf = (
  form: Pick<InfoForm, 'firstBonus' | 'secondBonus' | 'thirdBonus'>,
): number =>
  packBloodBonus({
    first: permille(form.firstBonus),
    second: permille(form.secondBonus),
    third: permille(form.thirdBonus),
  })

/**
 * What the server takes. A save replaces the whole game, so what is not edited here is sent as it is stored.
 *
 * @param form checked before: nothing is missing
 */
export const toGameUpdate = (form: InfoForm, stored: GameSettings) => ({
  ...stored,
  title: form.title.trim(),
  summary: form.summary.trim(),
  content: form.content,
  start: form.start ?? stored.start,
  end: form.end ?? stored.end,
  practiceMode: form.practiceMode,
  acceptWithoutReview: form.acceptWithoutReview,
  inviteCode: form.inviteCode.trim() || null,
  teamMemberCountLimit: form.teamMemberCountLimit ?? 0,
  containerCountLimit: form.containerCountLimit ?? 0,
  bloodBonus: bonusOf(form),
  writeupRequired: form.writeupRequired,
  writeupDeadline: form.writeupDeadline ?? stored.writeupDeadline,
  writeupNote: form.writeupNote,
})
