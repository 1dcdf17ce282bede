import { useAction, useListFileNames } from '@halyard/query'
import { Button, Callout, Inline } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { leftoversOf, useLeftoverList } from '#features/organise/flags/list/leftovers.ts'
import type { Leftover } from '#features/organise/flags/list/leftovers.ts'
import { useFileStore } from '#features/organise/flags/attachment/use-file-store.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'

type LeftoversNoteProps = {
  challengeId: number
  /** Hashes of files that the challenge gives out or is about to. */
  used: ReadonlySet<string>
  useLabel: string
  onUse: (files: readonly Leftover[]) => void | Promise<void>
}

/** Names the files that an earlier visit sent and that nothing uses: they can be used now, or taken away. */
export function LeftoversNote({ challengeId, used, useLabel, onUse }: LeftoversNoteProps) {
  const { list } = useFormat()
  const { discard, leftovers } = useFileStore(challengeId)
  const [earlier] = useState(() => leftoversOf(challengeId).list())
  const known = useLeftoverList(challengeId)
  const { data: stored = [] } = useListFileNames({ enabled: earlier.length > 0 })
  const use = useAction(async (files: readonly Leftover[]) => onUse(files))
  const remove = useAction(async (files: readonly Leftover[]) => {
    for (const { hash } of files) {
      await discard(hash)
      leftovers.drop([hash])
    }
  })
  const files = earlier.filter(
    ({ hash }) =>
      known.some((file) => file.hash === hash) &&
      stored.some((file) => file.hash === hash) &&
      !used.has(hash),
  )
  if (files.length === 0) return null
  const count = files.length
  const names = list(files.map(({ name }) => name))
  const error = use.error ?? remove.error
  return (
    <Callout
      tone="info"
      title={
        <Plural
          value={count}
          one="A file was uploaded earlier and is not used"
          other="# files were uploaded earlier and are not used"
        />
      }
      action={
        <Inline gap={2}>
          <Button size="sm" loading={use.isPending} onClick={() => use.mutate(files)}>
            {useLabel}
          </Button>
          <Button size="sm" loading={remove.isPending} onClick={() => remove.mutate(files)}>
            <Trans comment="Button: deletes files on the server that nothing uses.">
              Delete from the server
            </Trans>
          </Button>
        </Inline>
      }
    >
      <bdi>{names}</bdi>
      {error && <ErrorMessage error={error} />}
    </Callout>
  )
}
