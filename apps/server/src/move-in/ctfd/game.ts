import { CURVE_SCORING, packBloodBonus } from '@halyard/rules'
import { scoringColumns } from '#db/scoring-columns.ts'
import { closingOf, isEnabled } from '#move-in/ctfd/closing.ts'
import { isOn, numberOf, textOf } from '#move-in/ctfd/values.ts'
import type { Export, ExportedChallenge } from '#move-in/ctfd/export.ts'
import type { Requirement } from '#move-in/ctfd/requirements.ts'
import type { MappingNeeds, Values } from '#move-in/origin.ts'
import { createGameKeys } from '#modules/game/keys.ts'

/** An export is one game. */
export const GAME_ID = 1
/** There are no bonuses there. */
export const BLOOD_BONUS = packBloodBonus({ first: 0, second: 0, third: 0 })
const HOUR_MS = 3_600_000

export interface Window {
  readonly start: number
  readonly end: number
}

/** When the event was, as its settings say, or else its answers. */
export function windowOf({ startMs, endMs, span }: Export, nowMs: number): Window {
  const start = startMs ?? span?.firstMs ?? nowMs
  return { start, end: endMs ?? Math.max(span?.lastMs ?? start, start) + HOUR_MS }
}

export function gameRow(source: Export, { start, end }: Window, needs: MappingNeeds): Values {
  const { publicKey, privateKey } = createGameKeys(needs.random)
  return {
    id: GAME_ID,
    title: source.title,
    summary: source.config.get('ctf_description') ?? '',
    content: '',
    hidden: closingOf(source).isGameHidden,
    accept_without_review: true,
    team_member_count_limit: source.isOfUsers ? 1 : (numberOf(source.config.get('team_size')) ?? 0),
    writeup_deadline: isoOf(end),
    public_key: publicKey,
    private_key: privateKey,
    practice_mode: isOn(source.config.get('view_after_ctf')),
    starts_at: isoOf(start),
    ends_at: isoOf(end),
    blood_bonus: BLOOD_BONUS,
    created_at: isoOf(start),
    updated_at: isoOf(needs.nowMs),
  }
}

export const divisionRows = (source: Export): Values[] =>
  source.rows('brackets').flatMap(({ id, name }) => {
    const number = numberOf(id)
    return number === undefined
      ? []
      : [{ id: number, game_id: GAME_ID, name: textOf(name).trim() || `Bracket ${number}` }]
  })

/** Points as the export has them; what it does not say is what a new challenge has. */
export const curveOf = ({ fields, way }: ExportedChallenge) => ({
  scoring: way ?? CURVE_SCORING,
  originalScore: fields.originalScore ?? 1000,
  minScoreRate: fields.minScoreRate ?? 0.25,
  difficulty: fields.difficulty ?? 5,
})

export function challengeRow(
  source: Export,
  challenge: ExportedChallenge,
  {
    attachmentId,
    start,
    requirement,
  }: { attachmentId: number | null; start: number; requirement: Requirement | undefined },
): Values {
  const { fields, id, title, category, type } = challenge
  const { originalScore, minScoreRate, difficulty, scoring } = curveOf(challenge)
  return {
    id,
    game_id: GAME_ID,
    title,
    category,
    type,
    content: fields.content ?? '',
    hints: fields.hints ?? null,
    is_enabled: isEnabled(source, challenge),
    submission_limit: fields.submissionLimit ?? 0,
    original_score: originalScore,
    min_score_rate: minScoreRate,
    difficulty,
    ...scoringColumns(scoring),
    requires: requirement?.requires ?? [],
    locked_tile: requirement?.tile ?? 'hidden',
    container_image: fields.containerImage ?? null,
    expose_port: fields.exposePort ?? 80,
    file_name: 'attachment',
    memory_limit: 64,
    cpu_count: 1,
    storage_limit: 256,
    attachment_id: attachmentId,
    created_at: isoOf(start),
  }
}

const isoOf = (epochMs: number): string => new Date(epochMs).toISOString()
