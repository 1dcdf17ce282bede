import { expect, it } from 'vitest'
import { pickLanguage } from '#i18n/language.ts'

it.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['zh', 'zh-CN'],
  ['ZH-tw', 'zh-TW'],
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr-FR'],
  ['pt-BR,pt;q=0.9,es;q=0.8', 'es-ES'],
  ['en;q=0.1, ja;q=0.9', 'ja-JP'],
  ['en-GB', 'en-US'],
  ['tlh', 'en-US'],
  ['*', 'en-US'],
  ['fi, *;q=0.5, de;q=0.1', 'en-US'],
  ['<script>, de', 'de-DE'],
  ['de;q=0, ko', 'ko-KR'],
  [`${'x-y,'.repeat(3000)}de`, 'en-US'],
])('the language for %.60s is %s', (header, language) => {
  expect(pickLanguage(header)).toBe(language)
})
