type Sample = { sentence: string; long: string }

/** One short sentence and one long word of the interface in each language. */
const samples: Record<string, Sample> = {
  'en-US': { sentence: 'Open challenges', long: 'Authentication' },
  'zh-CN': { sentence: '打开题目', long: '双因素身份验证设置' },
  'zh-TW': { sentence: '開啟題目', long: '雙因素身分驗證設定' },
  'ja-JP': { sentence: '問題を開く', long: 'ユーザー認証プロトコル' },
  'id-ID': { sentence: 'Buka tantangan', long: 'Pertanggungjawaban' },
  'ko-KR': { sentence: '문제 열기', long: '사용자인증프로토콜' },
  'ru-RU': { sentence: 'Открыть задания', long: 'Достопримечательность' },
  'vi-VN': { sentence: 'Mở các thử thách', long: 'Nghiêng' },
  'de-DE': { sentence: 'Aufgaben öffnen', long: 'Schiffsverkehrsleitstelle' },
  'fr-FR': { sentence: 'Ouvrir les épreuves', long: 'Anticonstitutionnellement' },
  'es-ES': { sentence: 'Abrir los retos', long: 'Electroencefalografista' },
}

export const sampleIn = (locale: unknown): Sample =>
  (typeof locale === 'string' && samples[locale]) || { sentence: 'Open challenges', long: '' }
