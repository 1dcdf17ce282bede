// The signs and the form of address of each language, as far as a pattern can check. A value is {}, a count as {#}.

type Sign = { readonly rule: string; readonly wrong: RegExp }

/** Chinese and Japanese take the wide signs, without a space. A list of signs, a link and a ratio keep theirs. */
const wide: readonly Sign[] = [
  { rule: 'write ？ and ！', wrong: /[?!]/ },
  { rule: 'write ：', wrong: /(?<!127\.0\.0\.1|https?|\s):(?![\d/])/ },
  { rule: 'write （ and ）', wrong: /\((?! )|(?<! )\)/ },
  {
    rule: 'write ， and ；',
    wrong: /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}}])[,;]|^,/u,
  },
]

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  'de-DE': [
    { rule: 'say du', wrong: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u },
    { rule: 'put … close to what is before it', wrong: /[\p{L}“] …/u },
    { rule: 'quote with „…“', wrong: /["”«»]/ },
  ],
  'fr-FR': [
    {
      rule: 'put a no-break space before : ; ! ? » and after «',
      wrong: /(?<![\u00A0\u202F\d])[:;!?](?=\s|$)|(?<!\u00A0)»|«(?!\u00A0)/,
    },
    {
      rule: 'say vous',
      wrong:
        /(?<![\p{L}-])(?:tu|toi|tes|ton|ta|te)(?!\p{L})|(?:^|[.:;!?]\s)(?:choisis|renvoie|télécharge|clique|essaie|vérifie|saisis)(?!\p{L})/iu,
    },
    { rule: 'write ’', wrong: /(?<=\p{L})'(?=\p{L})/u },
  ],
  'es-ES': [
    { rule: 'say tú', wrong: /(?<!\p{L})(?:ustedes|usted|vosotros)(?!\p{L})/iu },
    { rule: 'open what ? and ! close', wrong: /^[^¿]*\?|^[^¡]*!/ },
    { rule: 'quote with «…»', wrong: /[“”"]/ },
  ],
  'ru-RU': [
    { rule: 'say вы', wrong: /(?<!\p{L})(?:ты|тебя|тебе|тобой|тво[йяёиих]+)(?!\p{L})/iu },
    { rule: 'quote with «…»', wrong: /[“”„"]/ },
    {
      rule: 'let a noun follow its number: use a plural',
      wrong:
        /\{\} (?:очков|команд|секунд|минут|часов|дней|попыток|файлов|решений|символов|участников|заданий|строк)(?!\p{L})/u,
    },
  ],
  'id-ID': [{ rule: 'say Anda', wrong: /(?<!\p{L})(?:[Kk]amu|[Ee]ngkau|anda)(?!\p{L})/u }],
  'vi-VN': [{ rule: 'say bạn', wrong: /(?<!\p{L})(?:quý khách|quý vị)(?!\p{L})/iu }],
  'ja-JP': [
    ...wide,
    {
      rule: 'put a space between Latin letters and Japanese',
      wrong:
        /[A-Za-z][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][A-Za-z]/u,
    },
  ],
  'ko-KR': [{ rule: 'quote with “…”', wrong: /[‘’]/ }],
  'zh-CN': [...wide, { rule: 'say 你', wrong: /您/ }],
  'zh-TW': [...wide, { rule: 'say 你', wrong: /您/ }],
}

export const signsOf = (language: string): readonly Sign[] => SIGNS[language] ?? []

/** A translation with the spaces and signs of its language, where there is no doubt. The names and forms of its values stay. */
export function tidied(language: string, text: string): string {
  if (language === 'fr-FR') return spaced(text)
  return ['ja-JP', 'zh-CN', 'zh-TW'].includes(language) ? widened(text) : text
}

const spaced = (text: string) =>
  text
    .replaceAll(/[ \u00A0]([;!?])(?=[\s}<\u00A0]|$)/g, '\u202F$1')
    .replaceAll(/ ([:»])/g, '\u00A0$1')
    .replaceAll('« ', '«\u00A0')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')

const widened = (text: string) =>
  text
    .replaceAll(/\?\s*/g, '？')
    .replaceAll(/!\s*/g, '！')
    .replaceAll(/(?<!127\.0\.0\.1|https?|\s):(?![\d/])\s*/g, '：')
    .replaceAll(/\s*\((?! )/g, '（')
    .replaceAll(/(?<! )\)(?:\s+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]))?/gu, '）')
