import { describe, expect, it } from 'vitest'
import { LANGUAGES, matchLanguage } from '#languages.ts'

describe('matchLanguage', () => {
  it.each([
    ['zh-TW', 'zh-TW'],
    ['ZH-tw', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-CN', 'zh-TW'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['en-GB', 'en-US'],
    ['de-CH', 'de-DE'],
    ['fr', 'fr-FR'],
    ['es-419', 'es-ES'],
    ['pt-BR', undefined],
    ['*', undefined],
    ['', undefined],
    ['<script>', undefined],
  ])('matches %s with %s', (preference, language) => {
    expect(matchLanguage([preference], LANGUAGES)).toBe(language)
  })

  it('takes the first preference that can be met', () => {
    expect(matchLanguage(['pt-BR', 'not a tag', 'ko', 'ja'], LANGUAGES)).toBe('ko-KR')
  })

  it('prefers another script of a language to another language', () => {
    expect(matchLanguage(['zh-HK', 'ja'], ['en-US', 'ja-JP', 'zh-CN'])).toBe('zh-CN')
  })
})
