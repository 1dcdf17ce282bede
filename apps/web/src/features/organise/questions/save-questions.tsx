import { readAllQuestions, saveDownload, useAction } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'

type SaveQuestionsProps = { game: { id: number; title: string }; isEmpty: boolean }

const isoTime = (at: number | null) => (at === null ? '' : new Date(at).toISOString())

/** Saves all questions and answers that the reader may see, as a table. */
export function SaveQuestions({ game, isEmpty }: SaveQuestionsProps) {
  const { t } = useLingui()
  const textOf = useErrorText()
  const heads = [
    t`Asked`,
    t`Team`,
    t({ message: 'User', context: 'an account' }),
    t`Challenge`,
    t`Question`,
    t`Claimed by`,
    t`Answer`,
    t`Answered by`,
    t`Answered`,
    t`To everyone`,
  ]
  const { mutate, isPending } = useAction(
    async () => {
      const [{ toCsv }, questions] = await Promise.all([
        import('@halyard/ui/csv'),
        readAllQuestions(game.id, new AbortController().signal),
      ])
      const rows = questions
        .toSorted((one, other) => one.id - other.id)
        .map((each) => [
          ...[isoTime(each.askedAt), each.team, each.user ?? '', each.challenge ?? ''],
          ...[each.content, each.claimedBy ?? '', each.answer ?? '', each.answeredBy ?? ''],
          ...[isoTime(each.answeredAt), each.isPublic ? '1' : '0'],
        ])
      const blob = new Blob([toCsv([heads, ...rows])], { type: 'text/csv' })
      saveDownload({ blob, fileName: `${game.title} ${t`Questions`}.csv` })
    },
    {
      onError: (error) =>
        toast({ tone: 'bad', title: t`The file was not saved`, body: textOf(error) }),
    },
  )
  return (
    <Button
      icon={<Download size={16} />}
      loading={isPending}
      disabled={isEmpty}
      onClick={() => mutate()}
    >
      <Trans>Save as CSV</Trans>
    </Button>
  )
}
