import { limits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import { useAddFlags } from '@halyard/query'
import { Button, FormError, Inline, TextArea } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readLines } from '#features/organise/flags/flag-lines.ts'
import type { FlagLine } from '#features/organise/flags/flag-lines.ts'
import { LineProblems } from '#features/organise/flags/line-problems.tsx'
import { useTextDraft } from '#features/organise/flags/use-text-draft.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'

const { maxLength } = limits.flagCreateModel.flag

type AddFlagsProps = {
  gameId: number
  challenge: Pick<ChallengeSettings, 'id' | 'flags'>
  /** Each line ends with the link to the file of its flag. */
  withLinks?: boolean
}

const toInput = ({ flag, link }: FlagLine) =>
  link === undefined ? { flag } : { flag, attachmentType: 'Remote' as const, remoteUrl: link }

/** Many flags at once, one on each line. What cannot be added stays in the field, with what is wrong with it. */
export function AddFlags({ gameId, challenge, withLinks = false }: AddFlagsProps) {
  const { t } = useLingui()
  const [text, setText] = useTextDraft(`${withLinks ? 'flag-links' : 'flags'}:${challenge.id}`)
  const [added, setAdded] = useState<number>()
  const known = new Set(challenge.flags.map(({ flag }) => flag))
  const { flags, problems, rest } = readLines(text, known, { withLinks })
  const { mutate, isPending, error, reset } = useAddFlags({
    onSuccess: (_none, sent) => {
      setAdded(sent.flags.length)
      setText(rest)
    },
  })
  const count = flags.length
  const submit = () => {
    if (isPending || count === 0) return
    mutate({ gameId, challengeId: challenge.id, flags: flags.map(toInput) })
  }
  return (
    <>
      <TextArea
        id="add-flags"
        isMono
        label={withLinks ? t`Flags and links to add` : t`Flags to add`}
        hint={
          withLinks
            ? t`On each line a flag, a blank and the link to its file. The files stay where they are: check that nobody finds them by guessing.`
            : t`One on each line, at most ${maxLength} characters. Capital and small letters differ.`
        }
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        readOnly={isPending}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAdded(undefined)
          reset()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      <LineProblems problems={problems} />
      <FormError>{error ? <ErrorWords error={error} /> : undefined}</FormError>
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
            <Plural value={added} one="# flag is added." other="# flags are added." />
          )}
        </span>
      </Inline>
    </>
  )
}
