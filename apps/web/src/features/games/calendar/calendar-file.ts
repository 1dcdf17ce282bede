/** A game in a calendar. Times in epoch milliseconds. */
export type CalendarEvent = {
  /** Says in every calendar that it is the same one; files that come later replace it. */
  readonly uid: string
  readonly title: string
  readonly text: string
  /** Where to read more. */
  readonly url: string
  readonly start: number
  readonly end: number
}

/** Octets of a line without its end, RFC 5545 3.1. */
const longestLine = 75
/** A calendar reminds so long before the start. */
const reminder = '-PT10M'

/**
 * Games as a calendar of RFC 5545, times in UTC, which every calendar shows in its reader's zone.
 *
 * @param madeAt epoch milliseconds
 */
export function calendarFile(events: readonly CalendarEvent[], madeAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halyard//Games//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const eventLines = ({ uid, title, text, url, start, end }: CalendarEvent, madeAt: number) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(madeAt)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(title)}`,
  ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:${reminder}`,
  'END:VALARM',
  'END:VEVENT',
]

/** 20261121T080000Z */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

/** Text as a value: signs with a meaning are escaped, control characters go. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')

const encoder = new TextEncoder()

/** A long line continues in the next one after a blank; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
