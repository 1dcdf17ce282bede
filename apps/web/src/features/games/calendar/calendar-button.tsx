import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import type { CalendarGame } from '#features/games/calendar/save-calendar.ts'

type CalendarButtonProps = { games: readonly CalendarGame[]; fileName: string }

/** Saves games as a file for the reader's own calendar. */
export function CalendarButton({ games, fileName }: CalendarButtonProps) {
  const save = async () => {
    const { saveCalendar } = await import('#features/games/calendar/save-calendar.ts')
    saveCalendar(games, fileName)
  }
  return (
    <Button size="sm" icon={<CalendarPlus size={14} />} onClick={() => void save()}>
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
