import { describe, expect, it } from 'vitest'
import { message, messageKeys } from '#i18n/messages.ts'
import { translations } from '#i18n/translations.ts'

const marks = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

describe.each(Object.entries(translations))('%s', (_language, translation) => {
  it('says every sentence and no other', () => {
    expect(Object.keys(translation).toSorted()).toEqual(messageKeys().toSorted())
  })
})

describe('message', () => {
  it('fills in the values', () => {
    expect(message('de-DE', 'loginBlocked', { seconds: 9 })).toContain('9 s')
    expect(message('zh-CN', 'flagTooLong', { max: 127 })).toContain('127')
  })

  it.each(Object.entries(translations))(
    'keeps the marks of values in %s',
    (_language, translation) => {
      const english = Object.fromEntries(
        messageKeys().map((key) => [key, marks(message('en-US', key))]),
      )
      const found = Object.fromEntries(
        Object.entries(translation).map(([key, text]) => [key, marks(text)]),
      )
      expect(found).toEqual(english)
    },
  )
})
