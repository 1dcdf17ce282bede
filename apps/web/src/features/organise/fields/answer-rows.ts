import type { Participation, Schema } from '@halyard/api'
import type { toCsv } from '@halyard/ui/csv'

type CsvRows = Parameters<typeof toCsv>[0]
export type FieldAnswers = Schema<'FieldAnswersModel'>

/** What a player has answered to a field; a yes or no in words. */
export function answerOf(
  { fields, players }: FieldAnswers,
  userId: string,
  yesOrNo: (value: boolean) => string,
): (fieldId: number) => string {
  const own = players.find((player) => player.userId === userId)?.answers ?? []
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]))
  return (fieldId) => {
    const answer = own.find((each) => each.fieldId === fieldId)?.answer ?? ''
    return answer !== '' && kinds.get(fieldId) === 'yesNo' ? yesOrNo(answer === 'yes') : answer
  }
}

type Heads = { team: string; user: string }

/** A line for each player, teams by name. */
export function answerRows(
  teams: readonly Participation[],
  answers: FieldAnswers,
  { heads, yesOrNo }: { heads: Heads; yesOrNo: (value: boolean) => string },
): CsvRows {
  const byName = new Intl.Collator(undefined, { numeric: true })
  const lines = teams
    .toSorted((one, other) => byName.compare(one.team.name ?? '', other.team.name ?? ''))
    .flatMap(({ team, registeredMembers }) =>
      team.members
        .filter(({ userId }) => registeredMembers.includes(userId))
        .map(({ userId, userName }) => {
          const own = answerOf(answers, userId, yesOrNo)
          return [team.name ?? '', userName ?? '', ...answers.fields.map(({ id }) => own(id))]
        }),
    )
  return [[heads.team, heads.user, ...answers.fields.map(({ label }) => label)], ...lines]
}
