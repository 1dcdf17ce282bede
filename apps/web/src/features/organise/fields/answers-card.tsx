import type { GameSettings } from '@halyard/api'
import { saveDownload, useListFieldAnswers, useListParticipations } from '@halyard/query'
import { Button, Card, CardHeader, CardSection, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useAnswer } from '#shared/forms/use-answer.ts'
import * as styles from './fields.css.ts'

/** Saves what players have answered; nothing where they are asked nothing. */
export function AnswersCard({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const yesOrNo = useAnswer()
  const { data: answers } = useListFieldAnswers(game.id)
  const { data: teams } = useListParticipations(game.id)
  if (!answers || answers.fields.length === 0) return null
  const save = async () => {
    const [{ answerRows }, { toCsv }] = await Promise.all([
      import('#features/organise/fields/answer-rows.ts'),
      import('@halyard/ui/csv'),
    ])
    const heads = { team: t`Team`, user: t({ message: 'User', context: 'an account' }) }
    const rows = answerRows(teams ?? [], answers, { heads, yesOrNo })
    const blob = new Blob([toCsv(rows)], { type: 'text/csv' })
    saveDownload({ blob, fileName: `${game.title} ${t`Answers`}.csv` })
  }
  return (
    <Card padding="none">
      <CardHeader title={<Trans>Answers of players</Trans>} />
      <CardSection>
        <Stack gap={4}>
          <Inline>
            <Button icon={<Download size={16} />} loading={!teams} onClick={() => void save()}>
              <Trans>Save the answers (CSV)</Trans>
            </Button>
          </Inline>
          <p className={styles.note}>
            <Trans>
              The file contains personal data. The server deletes the answers at the date that you
              have set; delete your copy by then, too.
            </Trans>
          </p>
        </Stack>
      </CardSection>
    </Card>
  )
}
