import { describe, expect, it } from 'vitest'
import { pickLanguage } from '#i18n/language.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en-US'],
    ['zh-CN', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['ZH-tw', 'zh-TW'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr-FR'],
    ['en;q=0.1, ja;q=0.9', 'ja-JP'],
    ['tlh', 'en-US'],
    ['*', 'en-US'],
    ['<script>, de', 'de-DE'],
    ['de;q=0, ko', 'ko-KR'],
  ])('for %s is %s', (header, answer) => {
    expect(pickLanguage(header)).toBe(answer)
  })
})
