import { limits } from '@halyard/api'
import { MAX_BONUS_PERMILLE } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { useTimesCheck } from '#features/organise/times-fields.tsx'
import { useTitleCheck } from '#features/organise/use-title-check.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'

const { summary, content, inviteCode, writeupNote, teamMemberCountLimit } = limits.gameInfoInput

/** Largest bonus of a solve in percent. */
export const maxBonus = MAX_BONUS_PERMILLE / 10

/** What is wrong with the settings of a game, in words. */
export function useInfoCheck() {
  const { t } = useLingui()
  const checkTitle = useTitleCheck()
  const checkTimes = useTimesCheck()
  const atMost = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  const count = (value: number | null) => {
    const isCount = Number.isInteger(value) && (value ?? -1) >= 0
    return isCount && (value ?? 0) <= teamMemberCountLimit.maximum
      ? undefined
      : t`Use a whole number; 0 means no limit.`
  }
  const bonus = (value: number | null) =>
    value === null || value < 0 || value > maxBonus
      ? t`Use a number from 0 to ${maxBonus}.`
      : undefined
  const deadline = ({ writeupRequired, writeupDeadline, end }: InfoForm) => {
    if (!writeupRequired) return undefined
    if (writeupDeadline === null) return t`Enter the deadline for write-ups.`
    return end !== null && writeupDeadline <= end
      ? t`Write-ups are handed in after the end: choose a later time.`
      : undefined
  }
  return (form: InfoForm): Problems<InfoForm> => ({
    title: checkTitle(form.title),
    ...checkTimes(form),
    summary: atMost(form.summary, summary),
    content: atMost(form.content, content),
    inviteCode: atMost(form.inviteCode, inviteCode),
    writeupNote: atMost(form.writeupNote, writeupNote),
    teamMemberCountLimit: count(form.teamMemberCountLimit),
    containerCountLimit: count(form.containerCountLimit),
    firstBonus: bonus(form.firstBonus),
    secondBonus: bonus(form.secondBonus),
    thirdBonus: bonus(form.thirdBonus),
    writeupDeadline: deadline(form),
  })
}
