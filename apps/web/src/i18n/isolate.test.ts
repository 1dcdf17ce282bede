import { expect, it } from 'vitest'
import { createI18n } from '#i18n/i18n.ts'
import { isolate } from '#i18n/isolate.ts'

const english = createI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const say = (message: string, values: Record<string, string | number>) =>
  english._({ id: message, message, values })

it('leaves a name of the usual direction as it is', () => {
  expect(isolate('Halyard Ω 逆流 🏴')).toBe('Halyard Ω 逆流 🏴')
})

it.each(['نوارس', 'שחפים', '1u نوارس', '\u202Eevil'])('isolates %s', (name) => {
  expect(isolate(name)).toBe(`\u2068${name.replace('\u202E', '')}\u2069`)
})

it('lets nothing out of its isolation that the name brings itself', () => {
  expect(isolate('نوارس\u2069\u202E wins')).toBe('\u2068نوارس wins\u2069')
})

it('keeps names that were isolated before they were put into a longer text', () => {
  const both = `${isolate('نوارس')}, ${isolate('שחפים')}`
  expect(isolate(both)).toBe(`\u2068${both}\u2069`)
})

it('isolates every text that a message is given, and no number', () => {
  expect(say('{name} is first with {score} points.', { name: '1u نوارس', score: 5 })).toBe(
    '\u20681u نوارس\u2069 is first with 5 points.',
  )
  expect(english.t({ id: 'x', message: 'Follow {name}', values: { name: 'נמל' } })).toBe(
    'Follow \u2068נמל\u2069',
  )
  expect(english._('Follow {name}', { name: 'נמל' }, { message: 'Follow {name}' })).toBe(
    'Follow \u2068נמל\u2069',
  )
})
