import { limits } from '@halyard/api'
import { useCreateNotice, useGetEditChallenge } from '@halyard/query'
import { Button, Callout, Stack, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { plainName } from '#shared/game/corrections/plain-name.ts'

const { maxLength } = limits.gameNoticeModel.content

type JudgedNoticeProps = { gameId: number; challengeId: number }

/** Teams get no message by themselves when their answers are judged again: a notice for all, ready to be posted. */
export function JudgedNotice({ gameId, challengeId }: JudgedNoticeProps) {
  const { t } = useLingui()
  const { data: challenge } = useGetEditChallenge(gameId, challengeId)
  const { mutate, isPending, isSuccess, error } = useCreateNotice()
  const [edited, setEdited] = useState<string>()
  const title = plainName(challenge?.title ?? '')
  const draft = t({
    message: `The flags of “${title}” were corrected, and all earlier answers were judged again. Points and ranks have changed.`,
    comment: 'Template of a notice.',
  })
  const content = edited ?? draft
  if (isSuccess) {
    return (
      <p role="status">
        <Trans>Notice posted</Trans>
      </p>
    )
  }
  return (
    <Stack gap={3}>
      <TextArea
        label={t`Notice`}
        hint={t`All players read it.`}
        maxLength={maxLength}
        value={content}
        onChange={({ target }) => setEdited(target.value)}
      />
      {error && (
        <Callout tone="bad" role="alert">
          <ErrorMessage error={error} />
        </Callout>
      )}
      <div>
        <Button
          loading={isPending}
          disabledReason={!content.trim() && t`Write a notice first.`}
          onClick={() => mutate({ gameId, content, sentAt: now() })}
        >
          <Trans>Post a notice</Trans>
        </Button>
      </div>
    </Stack>
  )
}
