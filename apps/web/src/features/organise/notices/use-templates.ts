import type { GameSettings } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'

/** Beginnings of notices that organisers write again and again; “…” is to be filled in. */
export function useTemplates(game: GameSettings) {
  const { t } = useLingui()
  const { utc } = useFormat()
  const end = utc(game.end)
  return [
    {
      name: 'hint',
      label: t({ message: 'New hint', comment: 'Button: begins a notice with this template.' }),
      text: t({ message: 'New hint for **…**.', comment: 'Template of a notice. Keep **…**.' }),
    },
    {
      name: 'fixed',
      label: t({
        message: 'Challenge fixed',
        comment: 'Button: begins a notice with this template.',
      }),
      text: t({
        message: '**…** is fixed. Please download its files again.',
        comment: 'Template of a notice. Keep **…**.',
      }),
    },
    {
      name: 'down',
      label: t({
        message: 'Challenge down',
        comment: 'Button: begins a notice with this template.',
      }),
      text: t({
        message: '**…** is down. We are working on it and will tell you here when it is back.',
        comment: 'Template of a notice. Keep **…**.',
      }),
    },
    {
      name: 'end',
      label: t({
        message: 'Game extended',
        comment: 'Button: begins a notice with this template.',
      }),
      text: t({
        message: `The game is extended: it now ends at ${end}.`,
        comment: 'Template of a notice.',
      }),
    },
  ]
}
