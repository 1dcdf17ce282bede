import { useAction, useExportGame, useImportGame } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { packageFile } from '#features/organise/package-file.ts'
import type { EditGame } from '#features/organise/games/filter.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Copies a game with its challenges and files, by way of its package: teams and results stay behind, and the copy is hidden. */
export function useDuplicate({ id: gameId, title }: Pick<EditGame, 'id' | 'title'>): () => void {
  const { t } = useLingui()
  const { mutateAsync: exportGame } = useExportGame()
  const { mutateAsync: importGame } = useImportGame()
  const copy = async () => importGame({ file: packageFile(await exportGame({ gameId })) })
  const { mutate } = useAction(copy, {
    onSuccess: () =>
      toast({
        tone: 'ok',
        id: `duplicate-${gameId}`,
        title: t`“${title}” was duplicated`,
        body: t`The copy is hidden until you publish it.`,
      }),
    onError: (error) =>
      toast({
        tone: 'bad',
        id: `duplicate-${gameId}`,
        title: t`“${title}” was not duplicated`,
        body: <ErrorMessage error={error} />,
      }),
  })
  return () => {
    toast({ tone: 'progress', id: `duplicate-${gameId}`, title: t`Duplicating “${title}”…` })
    mutate()
  }
}
