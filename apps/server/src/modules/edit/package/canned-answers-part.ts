import type { Schema } from '#modules/operation/operation-types.ts'

/** Texts that staff insert into answers to questions: an addition of ours, in a file of its own. Questions stay with their game. */
export type PackedCannedAnswers = readonly Schema<'CannedAnswer'>[]

export const CANNED_ANSWERS_PATH = 'canned-answers.json'

export const packCannedAnswers = (answers: PackedCannedAnswers): PackedCannedAnswers =>
  answers.map(({ title, content }) => ({ title, content }))

/** What another server does without, in a sentence. */
export const uncannedElsewhere = (packed: PackedCannedAnswers): string[] =>
  packed.length > 0 ? ['A GZ::CTF server has no canned answers, since nobody asks there.'] : []
