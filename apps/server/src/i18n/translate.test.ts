import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@halyard/rules'
import { messages } from '#i18n/messages.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { translate } from '#i18n/translate.ts'

const isKey = (text: string): text is MessageKey => text in messages
const keys = Object.keys(messages).filter(isKey)

/** Names of the placeholders of a message, those inside of plural forms too. */
const placeholdersOf = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name))),
]

describe('translate', () => {
  it('fills in the values', () => {
    expect(translate('de-DE', 'loginBlocked', { seconds: 9 })).toContain('9 s')
    expect(translate('zh-CN', 'flagTooLong', { max: 127 })).toContain('127')
  })

  it.each([
    ['en-US', 1, 'Your team has used its only submission for this challenge.'],
    ['en-US', 3, 'Your team has used all 3 submissions for this challenge.'],
    ['de-DE', 1, 'Dein Team hat seine einzige Einreichung für diese Aufgabe verbraucht.'],
    ['ko-KR', 1, '팀이 이 문제의 제출 1번을 모두 썼습니다.'],
  ] as const)('follows the plural rules of %s for %d', (language, limit, sentence) => {
    expect(translate(language, 'submissionLimitReached', { limit })).toBe(sentence)
  })

  it('knows more than two plural forms', () => {
    const sentences = [21, 5].map((limit) => translate('ru-RU', 'teamCaptainLimit', { limit }))
    expect(sentences).toEqual(['Вы уже капитан 21 команды.', 'Вы уже капитан 5 команд.'])
  })

  // Only German continues in lower case after the comma of the greeting.
  it.each(LANGUAGES.filter((language) => language !== 'de-DE'))(
    'begins the text of a mail with a capital letter in %s',
    (language) => {
      for (const key of keys.filter((name) => /^mail\w+Lead$/.test(name)))
        expect(translate(language, key)).not.toMatch(/^\p{Ll}/u)
    },
  )

  it.each(LANGUAGES)('has every placeholder of every message in %s', (language) => {
    const lost = keys.flatMap((key) => {
      const names = placeholdersOf(messages[key].message ?? '')
      const values = Object.fromEntries(names.map((name, index) => [name, 7_001 + index]))
      const digits = translate(language, key, values).replaceAll(/\D/g, '')
      return names
        .filter((name) => !digits.includes(String(values[name])))
        .map((name) => [key, name])
    })
    expect(lost).toEqual([])
  })
})
