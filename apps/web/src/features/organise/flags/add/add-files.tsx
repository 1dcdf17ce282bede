import { uploadLimits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import { useAddFlags } from '@halyard/query'
import { Button, Dropzone, FormError, Inline, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileRow } from '#features/organise/flags/add/file-row.tsx'
import { fileFlagProblems, flagOf, spreadFlags } from '#features/organise/flags/add/file-flags.ts'
import type { TypedFlags } from '#features/organise/flags/add/file-flags.ts'
import { LeftoversNote } from '#features/organise/flags/list/leftovers-note.tsx'
import { usedHashes } from '#features/organise/flags/list/stored-hashes.ts'
import { useUploadQueue } from '#features/organise/flags/attachment/use-upload-queue.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormat } from '#shared/format/format.ts'

/** A name that says its flag. */
const example = 'flag{…}.zip'

type AddFilesProps = { gameId: number; challenge: ChallengeSettings }

/** Files that are sent while their flags are typed; what is ready becomes flags of the challenge. */
export function AddFiles({ gameId, challenge }: AddFilesProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { id: challengeId } = challenge
  const { queue, uploads } = useUploadQueue(challengeId)
  const [typed, setTyped] = useState<TypedFlags>({})
  const [tooLarge, setTooLarge] = useState<readonly string[]>([])
  const [added, setAdded] = useState<number>()
  const used = usedHashes(challenge)
  const problems = fileFlagProblems(
    uploads,
    typed,
    new Set(challenge.flags.map(({ flag }) => flag)),
  )
  const ready = uploads.flatMap((upload) =>
    upload.state.step === 'stored' && !problems.has(upload.id)
      ? [{ flag: flagOf(upload, typed), hash: upload.state.hash }]
      : [],
  )
  const { mutate, isPending, error } = useAddFlags({
    onSuccess: (_none, { flags }) => {
      queue.release(flags.flatMap(({ fileHash }) => fileHash ?? []))
      setAdded(flags.length)
    },
  })
  const failed = uploads.filter(({ state }) => state.step === 'failed')
  const largeNames = format.list(tooLarge)
  const [readyCount, failedCount] = [ready.length, failed.length]
  const limit = format.limit(uploadLimits.uploadAssets)
  return (
    <Stack gap={5}>
      <LeftoversNote
        challengeId={challengeId}
        used={new Set([...used, ...uploads.flatMap(({ hash }) => hash ?? [])])}
        useLabel={t`Give them flags`}
        onUse={(files) => queue.adopt(files)}
      />
      <Dropzone
        multiple
        label={t`Files`}
        prompt={t`Drop files here, or choose them`}
        rules={t`One for each team, of at most ${limit}. A name like ${example} includes its flag. Players get every file under the name set in the challenge.`}
        maxBytes={uploadLimits.uploadAssets}
        error={tooLarge.length > 0 && t`Larger than ${limit}, so nothing was added: ${largeNames}.`}
        onFiles={(files) => {
          setTooLarge([])
          setAdded(undefined)
          queue.add(files, used)
        }}
        onRefused={(files) => setTooLarge(files.map(({ name }) => name))}
      />
      {uploads.length > 0 && (
        <ul aria-label={t`Files`}>
          {uploads.map((upload) => (
            <FileRow
              key={upload.id}
              upload={upload}
              flag={typed[upload.id] ?? flagOf(upload, typed)}
              problem={problems.get(upload.id)}
              onFlagChange={(flag) => setTyped((all) => ({ ...all, [upload.id]: flag }))}
              onPasteLines={(text) =>
                setTyped((all) => ({ ...all, ...spreadFlags(text, uploads, upload.id) }))
              }
              onRemove={() => void queue.remove(upload)}
            />
          ))}
        </ul>
      )}
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
      <Inline gap={3}>
        {uploads.length > 0 && (
          <Button
            tone="primary"
            loading={isPending}
            disabledReason={readyCount === 0 && t`No uploaded file has a flag yet.`}
            onClick={() =>
              mutate({
                gameId,
                challengeId,
                flags: ready.map(({ flag, hash }) => ({
                  flag,
                  attachmentType: 'Local',
                  fileHash: hash,
                })),
              })
            }
          >
            {readyCount === 0 ? (
              <Trans>Add flags</Trans>
            ) : (
              <Plural value={readyCount} one="Add # flag" other="Add # flags" />
            )}
          </Button>
        )}
        {failedCount > 0 && (
          <Button onClick={() => queue.retry(used)}>
            <Plural value={failedCount} one="Upload # file again" other="Upload # files again" />
          </Button>
        )}
        <span role="status">
          {added !== undefined && (
            <Plural value={added} one="# flag added." other="# flags added." />
          )}
        </span>
      </Inline>
      <LeaveGuard isChanged={uploads.length > 0} />
    </Stack>
  )
}
