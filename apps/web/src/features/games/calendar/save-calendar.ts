import type { GameSummary } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import { calendarFile } from '#features/games/calendar/calendar-file.ts'
import { now } from '#shared/clock/clock.ts'
import { paths } from '#shared/paths.ts'

export type CalendarGame = Pick<GameSummary, 'id' | 'title' | 'summary' | 'start' | 'end'>

/** Saves games as a file for calendars. @param fileName without its ending */
export function saveCalendar(games: readonly CalendarGame[], fileName: string): void {
  const { origin, hostname } = window.location
  const events = games.map(({ id, title, summary, start, end }) => {
    const url = `${origin}${paths.game(id)}`
    const text = [summary, url].filter(Boolean).join('\n')
    return { uid: `game-${id}@${hostname}`, title, text, url, start, end }
  })
  const blob = new Blob([calendarFile(events, now())], { type: 'text/calendar;charset=utf-8' })
  saveDownload({ blob, fileName: `${fileName}.ics` })
}
