import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tidied } from './signs.ts'
import { faultsIn, rulesOf, textsOf } from './wording.ts'

const glossary = (language: string) =>
  rulesOf(readFileSync(new URL(`../../docs/glossary/${language}.md`, import.meta.url), 'utf8'))

it('sees every form of a message, without its tags and the names of its values', () => {
  const plural = '{count, plural, one {# flag} other {# flags}}'
  expect(textsOf(`<0>{team}</0> has ${plural}.`)).toEqual(['{} has {#} flag.', '{} has {#} flags.'])
})

describe('the words of English', () => {
  const english = glossary('en-US')

  it.each(english.map(({ write, not }) => [not, write]))('“%s” is refused', (not, write) => {
    const sentence = `Then ${not.replace('…', '')} it.`
    expect(faultsIn('en-US', sentence, english)).toContain(`write “${write}”, not “${not}”`)
  })

  it.each(['the organizers', 'a color', 'once', 'computer', 'One team is no longer here.'])(
    '“%s” passes',
    (text) => expect(faultsIn('en-US', text, english)).toEqual([]),
  )
})

describe('the words of other languages', () => {
  const languages = [
    'de-DE',
    'fr-FR',
    'es-ES',
    'ru-RU',
    'ja-JP',
    'ko-KR',
    'zh-CN',
    'zh-TW',
    'id-ID',
    'vi-VN',
  ]
  const rows = languages.flatMap((language) =>
    glossary(language).map(({ write, not }) => [language, not, write] as const),
  )

  it.each(rows)('%s: “%s” is refused', (language, not, write) => {
    const rules = glossary(language)
    expect(faultsIn(language, not.replace('…', ''), rules)).toContain(
      `write “${write}”, not “${not}”`,
    )
  })
})

describe('the signs of a language', () => {
  it.each([
    ['de-DE', 'Prüfen Sie die Last', 'say du', 'Prüfe die Last. Sie ist hoch.'],
    ['de-DE', 'Löschen …', 'put … close to what is before it', 'Löschen…'],
    ['de-DE', 'Team "{name}"', 'quote with „…“', 'Team „{name}“'],
    [
      'fr-FR',
      'Prêt ?',
      'put a no-break space before : ; ! ? » and after «',
      'Prêt\u202F? Oui\u00A0: 10:30',
    ],
    [
      'fr-FR',
      'Prêt?',
      'put a no-break space before : ; ! ? » and after «',
      'http://127.0.0.1: et un port',
    ],
    ['fr-FR', '« Duo »', 'put a no-break space before : ; ! ? » and after «', '«\u00A0Duo\u00A0»'],
    ['fr-FR', 'Choisis une équipe', 'say vous', 'Les flags choisis'],
    ['fr-FR', 'ton équipe', 'say vous', 'votre équipe'],
    ['fr-FR', "l'heure", 'write ’', 'l’heure'],
    ['es-ES', 'Si usted quiere', 'say tú', 'Si quieres'],
    ['es-ES', 'Listo?', 'open what ? and ! close', '¿Listo?'],
    ['es-ES', '“{name}”', 'quote with «…»', '«{name}»'],
    ['ru-RU', 'твоя команда', 'say вы', 'ваша команда'],
    ['ru-RU', '"{name}"', 'quote with «…»', '«{name}»'],
    ['ru-RU', '{n} команд', 'let a noun follow its number: use a plural', '{n} очк.'],
    ['id-ID', 'tim kamu', 'say Anda', 'tim Anda'],
    ['vi-VN', 'quý khách', 'say bạn', 'bạn'],
    ['ja-JP', '本当?', 'write ？ and ！', '本当？'],
    ['ja-JP', '{field}: 必須', 'write ：', '{field}：必須 http://a.example'],
    ['ja-JP', '表 (CSV)', 'write （ and ）', '表（CSV）'],
    ['ja-JP', 'CSVを選ぶ', 'put a space between Latin letters and Japanese', 'CSV を選ぶ'],
    ['ko-KR', '‘{name}’', 'quote with “…”', '“{name}”'],
    ['zh-CN', '您的队伍', 'say 你', '你的队伍'],
    ['zh-CN', '是吗?', 'write ？ and ！', '是吗？ + - . ( )'],
    ['zh-TW', '{title}:{word}', 'write ：', '{title}：{word}'],
    ['zh-TW', '隊伍,時間', 'write ， and ；', '隊伍，時間'],
    ['zh-TW', '公告({count})', 'write （ and ）', '公告（{count}）'],
    ['zh-TW', '您的隊伍', 'say 你', '你的隊伍'],
  ])('%s: %s: %s', (language, wrong, rule, right) => {
    expect(faultsIn(language, wrong, [])).toContain(rule)
    expect(faultsIn(language, right, [])).not.toContain(rule)
  })
})

describe('the signs that extracting sets', () => {
  it.each([
    [
      'fr-FR',
      "{n, plural, one {« {name} » : l'heure ?} other {#\u00A0!}}",
      '{n, plural, one {«\u00A0{name}\u00A0»\u00A0: l’heure\u202F?} other {#\u202F!}}',
    ],
    [
      'ja-JP',
      '{name}: 表 (CSV) を見ますか? http://a.example',
      '{name}：表（CSV）を見ますか？http://a.example',
    ],
    ['zh-TW', '{n, plural, other {公告({n})}}', '{n, plural, other {公告（{n}）}}'],
    ['de-DE', 'Bereit?', 'Bereit?'],
  ])('%s: %s', (language, text, expected) => {
    expect(tidied(language, text)).toBe(expected)
    expect(tidied(language, expected)).toBe(expected)
    expect(faultsIn(language, expected, [])).toEqual([])
  })
})

describe('the plurals of a language', () => {
  it.each([
    ['ru-RU', '{n, plural, one {#} few {#} other {#}}', ['many']],
    ['ru-RU', '{n, plural, =1 {solo} few {#} many {#} other {#}}', ['one']],
    ['fr-FR', '{n, plural, one {#} other {#}}', []],
    ['ja-JP', '{n, plural, other {#}}', []],
    ['en-US', '{n, selectordinal, one {#st} other {#th}}', ['two', 'few']],
  ])('are complete in %s', (language, message, missing) => {
    expect(faultsIn(language, message, [])).toEqual(
      missing.map((form) => `the form “${form}” of a plural is missing`),
    )
  })
})
