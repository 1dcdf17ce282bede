import type { MatchedFlag } from '@halyard/flags'
import type { MonitorEntry } from '@halyard/query'
import { Button, Callout, Inline } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useIsRight } from '#features/organise/flags/answers/use-is-right.ts'
import { useFormat } from '#shared/format/format.ts'
import { addToNoticeDraft } from '#features/organise/notices/notice-draft.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type EarlierAnswersProps = {
  gameId: number
  title: string
  /** The flags that were added just now. */
  flags: readonly MatchedFlag[]
  wrongAnswers: readonly MonitorEntry[]
}

/** Says which teams had sent what is right now, and helps to notify them: answers are judged once, when they come. */
export function EarlierAnswers({ gameId, title, flags, wrongAnswers }: EarlierAnswersProps) {
  const { t } = useLingui()
  const { list } = useFormat()
  const navigate = useNavigate()
  const isRight = useIsRight(flags)
  const earlier = wrongAnswers.filter(({ text }) => isRight(text.trim()))
  const count = earlier.length
  if (count === 0) return null
  const teams = [...new Set(earlier.map(({ team }) => team))]
  const teamCount = teams.length
  const names = list(teams.map((name) => `\u2068${name}\u2069`))
  const draft = () => {
    addToNoticeDraft(
      gameId,
      t({
        message: `**${title}**: a correct flag was refused by mistake. This is fixed. If it was yours, please submit it again.`,
        comment: 'A notice to the players.',
      }),
    )
    void navigate(paths.gameNotices(gameId))
  }
  return (
    <Callout
      tone="warn"
      title={t`${plural(count, { one: '# earlier answer equals it', other: '# earlier answers equal it' })}`}
      action={
        <Inline gap={2}>
          <Button size="sm" asChild>
            <Link to={paths.monitorSubmissions(gameId, { challenge: title, type: 'wrong' })}>
              <Trans>Show the answers</Trans>
            </Link>
          </Button>
          <Button size="sm" tone="primary" onClick={draft}>
            <Trans>Draft a notice</Trans>
          </Button>
        </Inline>
      }
    >
      <p>
        <Plural
          value={teamCount}
          one={`# team was told that it is wrong: ${names}.`}
          other={`# teams were told that it is wrong: ${names}.`}
        />
      </p>
      <p>
        <Trans>
          An answer is judged once, when it is submitted, so theirs stays wrong. Ask them to submit
          the flag again: it counts from then on.
        </Trans>
      </p>
    </Callout>
  )
}
