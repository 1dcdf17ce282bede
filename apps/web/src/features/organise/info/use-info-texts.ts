import { useLingui } from '@lingui/react/macro'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import { useAnswer } from '#shared/forms/use-answer.ts'
import { useFormat } from '#shared/format/format.ts'

const asText = (value: string) => value

/** The names of the settings of a game, and their values in words. */
export function useInfoTexts(): FieldTexts<InfoForm> {
  const { t } = useLingui()
  const { dateTime, number, percent } = useFormat()
  const asTime = (value: number | null) => (value === null ? '' : dateTime(value))
  const asLimit = (value: number | null) =>
    value === null ? '' : value ? number(value) : t`No limit`
  const asShare = (value: number | null) => (value === null ? '' : percent(value / 100))
  const asAnswer = useAnswer()
  return {
    title: { label: t`Title`, text: asText },
    summary: { label: t`Summary`, text: asText },
    content: { label: t`Description`, text: asText },
    start: { label: t`Start`, text: asTime },
    end: { label: t`End`, text: asTime },
    practiceMode: { label: t`Practice after the end`, text: asAnswer },
    acceptWithoutReview: { label: t`Accept teams without review`, text: asAnswer },
    inviteCode: { label: t`Invitation code`, text: asText },
    teamMemberCountLimit: { label: t`Players of a team`, text: asLimit },
    containerCountLimit: { label: t`Running instances of a team`, text: asLimit },
    firstBonus: { label: t`First solve`, text: asShare },
    secondBonus: { label: t`Second solve`, text: asShare },
    thirdBonus: { label: t`Third solve`, text: asShare },
    writeupRequired: { label: t`Teams hand in write-ups`, text: asAnswer },
    writeupDeadline: { label: t`Write-up deadline`, text: asTime },
    writeupNote: { label: t`What write-ups should contain`, text: asText },
  }
}
