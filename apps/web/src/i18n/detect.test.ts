import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#i18n/detect.ts'
import { languages } from '#i18n/languages.ts'

const all = languages.map(({ code }) => code)

describe('detectLanguage', () => {
  it.each([
    ['the stored choice first', ['ja-JP', 'de-DE'], 'ja-JP'],
    ['the browser when nothing is stored', [null, 'ru-RU'], 'ru-RU'],
    ['any letter case', ['KO-kr'], 'ko-KR'],
    ['the primary language', ['de-AT'], 'de-DE'],
    ['a bare primary language', ['fr'], 'fr-FR'],
    ['traditional characters by script', ['zh-Hant'], 'zh-TW'],
    ['traditional characters by region', ['zh-HK'], 'zh-TW'],
    ['simplified characters otherwise', ['zh-SG'], 'zh-CN'],
    ['the next wish when one cannot be met', ['fi-FI', 'vi'], 'vi-VN'],
    ['English when nothing fits', ['fi-FI'], 'en-US'],
    ['English when there is no wish', [], 'en-US'],
  ])('takes %s', (_what, wishes, code) => {
    expect(detectLanguage(wishes, all)).toBe(code)
  })

  it.each([
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'zh-CN"><img src=x onerror=alert(1)>',
    '../../etc/passwd',
    'data:text/html,zh-CN',
    'zh-CN\n',
    'en-US;q=0.8',
    'zh-CN-'.padEnd(400, 'x'),
  ])('does not look at %j', (wish) => {
    expect(detectLanguage([wish, 'ja'], all)).toBe('ja-JP')
  })

  it('offers only what has a catalog', () => {
    expect(detectLanguage(['ja-JP', 'zh-TW'], ['en-US', 'zh-CN'])).toBe('zh-CN')
    expect(detectLanguage(['ja-JP'], ['en-US', 'zh-CN'])).toBe('en-US')
  })
})
