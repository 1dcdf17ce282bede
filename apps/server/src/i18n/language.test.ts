import { describe, expect, it } from 'vitest'
import { pickClientLanguage, pickLanguage } from '#i18n/language.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en-US', 'en-US'],
    ['zh-CN', 'zh-CN', 'zh-CN'],
    ['zh', 'zh-CN', 'zh-CN'],
    ['ZH-tw', 'zh-CN', 'zh-TW'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'en-US', 'fr-FR'],
    ['en;q=0.1, ja;q=0.9', 'en-US', 'ja-JP'],
    ['tlh', 'en-US', 'en-US'],
    ['*', 'en-US', 'en-US'],
    ['<script>, de', 'en-US', 'de-DE'],
    ['de;q=0, ko', 'en-US', 'ko-KR'],
  ])('for %s is %s, of the page %s', (header, answer, page) => {
    expect(pickLanguage(header)).toBe(answer)
    expect(pickClientLanguage(header)).toBe(page)
  })
})
