import { useListFieldAnswers } from '@halyard/query'
import { Badge, DescriptionList } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { answerOf } from '#features/organise/fields/answer-rows.ts'
import { useAnswer } from '#shared/forms/use-answer.ts'
import { PrivateText } from '#shared/private/private-text.tsx'

type MemberAnswersProps = {
  gameId: number
  userId: string
  /** Whether personal data may be read. */
  isShown: boolean
}

/** What one player has answered, with required answers that are missing marked. */
export function MemberAnswers({ gameId, userId, isShown }: MemberAnswersProps) {
  const yesOrNo = useAnswer()
  const { data } = useListFieldAnswers(gameId)
  if (!data || data.fields.length === 0) return null
  const own = answerOf(data, userId, yesOrNo)
  return (
    <DescriptionList
      items={data.fields.map(({ id, label, isRequired }) => ({
        term: label,
        value:
          isRequired && own(id) === '' ? (
            <Badge tone="warn">
              <Trans comment="A required answer of a player.">Missing</Trans>
            </Badge>
          ) : (
            <PrivateText text={own(id)} isShown={isShown} />
          ),
      }))}
    />
  )
}
