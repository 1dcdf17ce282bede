import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarFile } from '#features/games/calendar/calendar-file.ts'
import { gameEnd, gameStart } from '#shared/game/builders.ts'

const event = {
  uid: 'game-3@ctf.example.org',
  title: 'Harbour Lights CTF',
  text: '',
  url: 'https://ctf.example.org/games/3',
  start: gameStart,
  end: gameEnd,
}
const made = Date.UTC(2026, 10, 1, 12)
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('says when a game is, in UTC, and reminds ten minutes before', () => {
  const lines = linesOf(calendarFile([event], made))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Halyard//Games//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:game-3@ctf.example.org',
    'DTSTAMP:20261101T120000Z',
    'DTSTART:20261121T080000Z',
    'DTEND:20261123T080000Z',
    'SUMMARY:Harbour Lights CTF',
    'URL:https://ctf.example.org/games/3',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Harbour Lights CTF',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('escapes what has a meaning, so that a title adds no line of its own', () => {
  const title = 'a;b,c\\d\r\nBEGIN:VALARM\u0000'
  expect(linesOf(calendarFile([{ ...event, title }], made))).toContain(
    String.raw`SUMMARY:a\;b\,c\\d\nBEGIN:VALARM`,
  )
})

it('has no line over 75 octets, whatever the script, and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = calendarFile([{ ...event, text: `x${text}` }], made)
      const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...octets)).toBeLessThanOrEqual(75)
      expect(file).not.toMatch(/(?<!\r)\n/)
      expect(file).not.toContain('\uFFFD'.repeat(2))
      const description = linesOf(file).find((line) => line.startsWith('DESCRIPTION:x')) ?? ''
      const plain = description
        .slice('DESCRIPTION:x'.length)
        .replace(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign))
      expect(plain).toBe(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''))
    }),
  )
})

it('holds several games', () => {
  const lines = linesOf(calendarFile([event, { ...event, uid: 'game-4@x' }], made))
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})
