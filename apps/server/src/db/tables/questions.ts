// What teams ask, and what staff answers.
import type { Generated } from 'kysely'
import type { Default, Optional, OptionalTime, Time } from '#db/columns.ts'

/** Private: of one team and the staff of its game. */
export interface QuestionsTable {
  id: Generated<number>
  game_id: number
  participation_id: number
  challenge_id: Optional<number>
  challenge_title: Optional<string>
  user_id: Optional<string>
  content: string
  asked_at: Time
  claimed_by: Optional<string>
  answer: Optional<string>
  answered_by: Optional<string>
  answered_at: OptionalTime
  for_all: Default<boolean>
  notice_id: Optional<number>
}

export interface QuestionReadsTable {
  question_id: number
  user_id: string
}

export interface CannedAnswersTable {
  game_id: number
  position: number
  title: string
  content: string
}
