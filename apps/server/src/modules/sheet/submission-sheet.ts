import { translate } from '#i18n/translate.ts'
import type { Language } from '#i18n/language.ts'
import type { eachAnswer } from '#modules/sheet/repository.ts'
import { sheetTime } from '#modules/sheet/texts.ts'
import type { Sheet } from '#modules/sheet/xlsx.ts'

type Answers = ReturnType<typeof eachAnswer>

const COLUMNS = [
  'sheetVerdict',
  'sheetTime',
  'sheetTeam',
  'sheetUser',
  'sheetChallenge',
  'sheetAnswer',
  'sheetEmail',
] as const

/** One row for each answer that was sent. */
export const submissionSheet = (answers: Answers, language: Language): Sheet => ({
  name: translate(language, 'sheetSubmissions'),
  header: COLUMNS.map((key) => translate(language, key)),
  rows: rowsOf(answers, language),
})

async function* rowsOf(answers: Answers, language: Language): AsyncGenerator<readonly string[]> {
  for await (const line of answers)
    yield [
      translate(language, line.void_reason === null ? `verdict${line.verdict}` : 'verdictVoided'),
      sheetTime(line.submitted_at),
      line.team_name,
      line.user_name ?? '',
      line.title,
      line.answer,
      line.email ?? '',
    ]
}
