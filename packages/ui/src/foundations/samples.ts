type Sample = {
  sentence: string
  long: string
  /** `MOMENT` in UTC, as the product writes it. */
  moment: string
  /** What was 18 minutes earlier. */
  ago: string
}

export const MOMENT = Date.UTC(2026, 10, 21, 3, 14, 52)

const english = {
  sentence: 'Open challenges',
  long: 'Authentication',
  moment: 'Nov 21, 2026, 03:14',
  ago: '18 minutes ago',
}

/** One short sentence and one long word of the interface, and times, in each language. */
export const samples: Record<string, Sample> = {
  'en-US': english,
  'zh-CN': {
    sentence: '打开题目',
    long: '双因素身份验证设置',
    moment: '2026年11月21日 03:14',
    ago: '18 分钟前',
  },
  'zh-TW': {
    sentence: '開啟題目',
    long: '雙因素身分驗證設定',
    moment: '2026年11月21日 03:14',
    ago: '18 分鐘前',
  },
  'ja-JP': {
    sentence: '問題を開く',
    long: 'ユーザー認証プロトコル',
    moment: '2026/11/21 03:14',
    ago: '18分前',
  },
  'id-ID': {
    sentence: 'Buka tantangan',
    long: 'Pertanggungjawaban',
    moment: '21 Nov 2026, 03.14',
    ago: '18 menit yang lalu',
  },
  'ko-KR': {
    sentence: '문제 열기',
    long: '사용자인증프로토콜',
    moment: '2026. 11. 21. 03:14',
    ago: '18분 전',
  },
  'ru-RU': {
    sentence: 'Открыть задания',
    long: 'Достопримечательность',
    moment: '21 нояб. 2026 г., 03:14',
    ago: '18 минут назад',
  },
  'vi-VN': {
    sentence: 'Mở các thử thách',
    long: 'Nghiêng',
    moment: '03:14 21 thg 11, 2026',
    ago: '18 phút trước',
  },
  'de-DE': {
    sentence: 'Aufgaben öffnen',
    long: 'Schiffsverkehrsleitstelle',
    moment: '21.11.2026, 03:14',
    ago: 'vor 18 Minuten',
  },
  'fr-FR': {
    sentence: 'Ouvrir les épreuves',
    long: 'Anticonstitutionnellement',
    moment: '21 nov. 2026, 03:14',
    ago: 'il y a 18 minutes',
  },
  'es-ES': {
    sentence: 'Abrir los retos',
    long: 'Electroencefalografista',
    moment: '21 nov 2026, 03:14',
    ago: 'hace 18 minutos',
  },
}

export const sampleIn = (locale: unknown): Sample =>
  (typeof locale === 'string' && samples[locale]) || english
