import { limits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import type { MatchedFlag } from '@halyard/flags'
import { useAddFlags } from '@halyard/query'
import { Button, FormError, Inline, Skeleton, TextArea } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { readLines } from '#features/organise/flags/add/flag-lines.ts'
import type { FlagLine } from '#features/organise/flags/add/flag-lines.ts'
import { LineProblems } from '#features/organise/flags/add/line-problems.tsx'
import { useTextDraft } from '#features/organise/flags/add/use-text-draft.ts'
import { useWrongAnswers } from '#features/organise/flags/answers/use-wrong-answers.ts'
import { FLAG_MATCHES, useHasFlagMatches } from '#features/organise/flags/flag-match.ts'
import type { FlagMatch } from '#features/organise/flags/flag-match.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'

const CommonWrongFlags = backgroundPart(
  'CommonWrongFlags',
  () => import('#features/organise/flags/answers/common-wrong-flags.tsx'),
)
const MatchField = backgroundPart(
  'MatchField',
  () => import('#features/organise/flags/add/match-field.tsx'),
)
const EarlierAnswers = backgroundPart(
  'EarlierAnswers',
  () => import('#features/organise/flags/answers/earlier-answers.tsx'),
)

const { maxLength } = limits.flagCreateModel.flag

type AddFlagsProps = {
  gameId: number
  challenge: Pick<ChallengeSettings, 'id' | 'title' | 'flags'>
  /** Each line ends with the link to the file of its flag. */
  withLinks?: boolean
}

const toMatched = ({
  flag,
  match = 'exact',
}: {
  flag: string
  match?: FlagMatch
}): MatchedFlag => ({
  flag,
  match,
})

const toInput = ({ flag, link }: FlagLine, match: FlagMatch) => ({
  flag,
  ...(match !== 'exact' && { match }),
  ...(link !== undefined && { attachmentType: 'Remote' as const, remoteUrl: link }),
})

/** Many flags at once, one on each line. What cannot be added stays in the field, with what is wrong with it. */
export function AddFlags({ gameId, challenge, withLinks = false }: AddFlagsProps) {
  const { t } = useLingui()
  const hasMatches = useHasFlagMatches()
  const [match, setMatch] = useMatchDraft(challenge.id, hasMatches && !withLinks)
  const [text, setText] = useTextDraft(`${withLinks ? 'flag-links' : 'flags'}:${challenge.id}`)
  const [addedFlags, setAddedFlags] = useState<readonly MatchedFlag[]>()
  const added = addedFlags?.length
  const wrongAnswers = useWrongAnswers(gameId, challenge.title)
  const compared = challenge.flags.filter((flag) => (flag.match ?? 'exact') === match)
  const known = new Set(compared.map(({ flag }) => flag))
  const { flags, problems, rest } = readLines(text, known, { withLinks })
  const { mutate, isPending, error, reset } = useAddFlags({
    onSuccess: (_none, sent) => {
      setAddedFlags(sent.flags.map(toMatched))
      setText(rest)
    },
  })
  const count = flags.length
  const submit = () => {
    if (isPending || count === 0) return
    mutate({ gameId, challengeId: challenge.id, flags: flags.map((line) => toInput(line, match)) })
  }
  const change = (next: string) => {
    setText(next)
    setAddedFlags(undefined)
    reset()
  }
  const matchHints = {
    exact: t`One on each line, at most ${maxLength} characters. Uppercase and lowercase letters are different.`,
    ignoreCase: t`One on each line, at most ${maxLength} characters. Uppercase and lowercase letters are the same.`,
    regex: t`One regular expression (RE2) on each line, at most ${maxLength} characters. It has to match the whole answer.`,
  } satisfies Record<FlagMatch, string>
  return (
    <>
      {!withLinks && wrongAnswers.length > 0 && (
        <Suspense>
          <CommonWrongFlags
            wrongAnswers={wrongAnswers}
            flags={[
              ...challenge.flags.map(toMatched),
              ...flags.map(({ flag }) => ({ flag, match })),
            ]}
            onTake={(flag) => change(text.trim() === '' ? flag : `${text.trimEnd()}\n${flag}`)}
          />
        </Suspense>
      )}
      {hasMatches && !withLinks && (
        <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
          <MatchField match={match} onChange={setMatch} />
        </Suspense>
      )}
      <TextArea
        id="add-flags"
        isMono
        isRequired
        label={withLinks ? t`Flags and links to add` : t`Flags to add`}
        hint={
          withLinks
            ? t`On each line a flag, a space and the link to its file. The files stay where they are: make sure that nobody can guess the links.`
            : matchHints[match]
        }
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        readOnly={isPending}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      <LineProblems problems={problems} />
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
      <Inline gap={3}>
        <Button
          tone="primary"
          loading={isPending}
          disabledReason={count === 0 && t`There is no flag to add.`}
          onClick={submit}
        >
          {count === 0 ? (
            <Trans>Add flags</Trans>
          ) : (
            <Plural value={count} one="Add # flag" other="Add # flags" />
          )}
        </Button>
        <span role="status">
          {added !== undefined && (
            <Plural value={added} one="# flag added." other="# flags added." />
          )}
        </span>
      </Inline>
      <div role="status">
        {addedFlags && wrongAnswers.length > 0 && (
          <Suspense>
            <EarlierAnswers
              gameId={gameId}
              title={challenge.title}
              flags={addedFlags}
              wrongAnswers={wrongAnswers}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** How the flags that are typed are to be compared, kept like their text; exactly where the server or the type has no choice. */
function useMatchDraft(challengeId: number, isOffered: boolean) {
  const [draft, setDraft] = useTextDraft(`flag-match:${challengeId}`)
  const match = FLAG_MATCHES.find((value) => value === draft)
  const setMatch = (next: FlagMatch) => setDraft(next === 'exact' ? '' : next)
  return [(isOffered && match) || 'exact', setMatch] as const
}
