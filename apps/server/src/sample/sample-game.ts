import { DEFAULT_BLOOD_BONUS } from '@halyard/rules'
import { ms, msOrNull } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { createAttachment } from '#modules/edit/attachments.ts'
import { insertChallenge } from '#modules/edit/challenges/service.ts'
import { insertFlags } from '#modules/edit/flags/service.ts'
import { insertGame } from '#modules/edit/games/service.ts'
import { createGameKeys } from '#modules/game/keys.ts'
import { publishNotices } from '#modules/notice/service.ts'
import type { Services } from '#modules/services.ts'
import { CONTENT, NOTICES, SUMMARY, TITLE } from '#sample/game-texts.ts'
import { storeHandouts } from '#sample/handouts.ts'
import type { Handouts } from '#sample/handouts.ts'
import { PUZZLES } from '#sample/puzzles.ts'
import { RUNNING_SERVICES } from '#sample/running-services.ts'
import type { SampleService } from '#sample/running-services.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const TEAM_SIZE = 5

/** Fills a fresh platform with a game to look at and play: it began an hour ago and runs for a week. */
export async function createSampleGame(services: Services): Promise<void> {
  const handouts = await storeHandouts(services, PUZZLES)
  await inTransaction(services.db, async (tx) => {
    const game = await insertSampleGame(tx, services)
    for (const handout of handouts) await insertPuzzle(tx, game, handout)
    if (services.backend?.engine === 'built-in')
      for (const service of RUNNING_SERVICES) await insertService(tx, game, service)
    const notices = NOTICES.map((text, index) => ({
      gameId: game.id,
      type: 'Normal' as const,
      args: [text],
      publishedAtMs: game.startMs + index * 20 * MINUTE_MS,
    }))
    await publishNotices(tx, notices)
  })
}

interface SampleGame {
  readonly id: number
  readonly startMs: number
}

async function insertSampleGame(tx: Db, { clock, random }: Services): Promise<SampleGame> {
  const now = clock.now()
  const startMs = now - HOUR_MS
  const { publicKey, privateKey } = createGameKeys(random)
  const { id } = await insertGame(tx, {
    title: TITLE,
    summary: SUMMARY,
    content: CONTENT,
    accept_without_review: true,
    team_member_count_limit: TEAM_SIZE,
    starts_at: ms(startMs),
    ends_at: ms(now + 7 * DAY_MS),
    writeup_deadline: ms(now + 9 * DAY_MS),
    blood_bonus: DEFAULT_BLOOD_BONUS,
    public_key: publicKey,
    private_key: privateKey,
    created_at: ms(now),
    updated_at: ms(now),
  })
  return { id, startMs }
}

async function insertPuzzle(
  tx: Db,
  { id: gameId, startMs }: SampleGame,
  { puzzle, flags, sharedFileHash }: Handouts,
): Promise<void> {
  const challenge = await insertChallenge(tx, {
    game_id: gameId,
    title: puzzle.title,
    category: puzzle.category,
    type: puzzle.copies ? 'DynamicAttachment' : 'StaticAttachment',
    content: puzzle.content,
    hints: [...(puzzle.hints ?? [])],
    is_enabled: true,
    original_score: puzzle.score,
    ...(puzzle.minScoreRate !== undefined && { min_score_rate: puzzle.minScoreRate }),
    ...(puzzle.difficulty !== undefined && { difficulty: puzzle.difficulty }),
    ...(puzzle.copies && { file_name: puzzle.fileName }),
    disable_blood_bonus: puzzle.disableBloodBonus ?? false,
    submission_limit: puzzle.submissionLimit ?? 0,
    deadline_at: msOrNull(puzzle.deadlineHours && startMs + puzzle.deadlineHours * HOUR_MS),
    attachment_id: await attach(tx, sharedFileHash),
    created_at: ms(startMs),
  })
  const rows = []
  for (const { flag, fileHash } of flags)
    rows.push({ challenge_id: challenge.id, flag, attachment_id: await attach(tx, fileHash) })
  await insertFlags(tx, rows)
}

async function insertService(
  tx: Db,
  { id: gameId, startMs }: SampleGame,
  { image, flagTemplate, hints, score, ...texts }: SampleService,
): Promise<void> {
  await insertChallenge(tx, {
    ...texts,
    game_id: gameId,
    type: 'DynamicContainer',
    hints: [...hints],
    is_enabled: true,
    original_score: score,
    container_image: image,
    flag_template: flagTemplate,
    created_at: ms(startMs),
  })
}

const attach = (tx: Db, fileHash: string | undefined): Promise<number | null> =>
  createAttachment(tx, { attachmentType: fileHash ? 'Local' : 'None', fileHash })
