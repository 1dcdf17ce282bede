import type { Scoring } from '@halyard/rules'
import type { Row } from '#db/database.ts'

type ScoringColumns = Pick<
  Row<'challenges'>,
  'scoring_kind' | 'scoring_minimum' | 'scoring_decay' | 'scoring_expression'
>

/** The columns of a challenge that say how its value falls. */
export const SCORING_COLUMNS = [
  'scoring_kind',
  'scoring_minimum',
  'scoring_decay',
  'scoring_expression',
] as const satisfies readonly (keyof ScoringColumns)[]

/** How the value of a stored challenge falls. */
export const scoringOf = (row: ScoringColumns): Scoring => ({
  kind: row.scoring_kind,
  minimum: row.scoring_minimum,
  decay: row.scoring_decay,
  expression: row.scoring_expression,
})

export const scoringColumns = (scoring: Scoring): ScoringColumns => ({
  scoring_kind: scoring.kind,
  scoring_minimum: scoring.minimum,
  scoring_decay: scoring.decay,
  scoring_expression: scoring.expression,
})
