import { useSetGameHidden } from '@halyard/query'
import { Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { EditGame } from '#features/organise/games/filter.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Milliseconds in which a change can be taken back without looking for the switch. */
const undoMs = 8000

type VisibilitySwitchProps = { game: Pick<EditGame, 'id' | 'title' | 'hidden'> }

/** Whether players see a game in their lists. Acts at once and can be taken back. */
export function VisibilitySwitch({ game: { id: gameId, title, hidden } }: VisibilitySwitchProps) {
  const { t } = useLingui()
  const id = `hidden-${gameId}`
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id,
      title: t`“${title}” was not changed`,
      body: <ErrorWords error={error} />,
    })
  // The switch itself tells that it was taken back.
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
  return (
    <Switch
      label={t({ message: 'Public', context: 'a game' })}
      aria-label={t`Public: ${title}`}
      checked={!isHidden}
      onCheckedChange={(isPublic) => change.mutate({ gameId, hidden: !isPublic })}
    />
  )
}
