import { useSetGameHidden } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import type { EditGame } from '#features/organise/games/filter.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Milliseconds in which a change can be taken back without looking for the switch. */
const undoMs = 8000

export type VisibleGame = Pick<EditGame, 'id' | 'title' | 'hidden'>

/** Whether players see a game in their lists, and the way to change it: at once, and it can be taken back. */
export function useVisibility({ id: gameId, title, hidden }: VisibleGame) {
  const { t } = useLingui()
  const id = `hidden-${gameId}`
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id,
      title: t`“${title}” was not changed`,
      body: <ErrorMessage error={error} />,
    })
  // The switch itself shows that it was undone.
  const undo = useSetGameHidden({ onError })
  const change = useSetGameHidden({
    onSuccess: ({ title: name, hidden: isNowHidden }) =>
      toast({
        tone: 'ok',
        id,
        title: isNowHidden ? t`“${name}” is hidden` : t`“${name}” is public`,
        autoCloseMs: undoMs,
        action: {
          label: t`Undo`,
          onSelect: () => undo.mutate({ gameId, hidden: !isNowHidden }),
        },
      }),
    onError,
  })
  const running = [change, undo].find(({ isPending }) => isPending)
  const isHidden = running?.variables?.hidden ?? hidden
  return { isHidden, setHidden: (next: boolean) => change.mutate({ gameId, hidden: next }) }
}
