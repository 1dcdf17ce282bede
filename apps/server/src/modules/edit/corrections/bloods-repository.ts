import { ALL_PERMISSIONS, BLOOD_TIERS, GAME_PERMISSION } from '@halyard/rules'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { NoticeType } from '#db/tables/play.ts'

export interface BloodNotice {
  readonly type: NoticeType
  readonly teamName: string
  readonly at: number
}

/** The solves that take a tier by the rule of the scoreboard, with their tiers. */
export async function listBloods(tx: Db, challengeId: number) {
  const { rows } = await sql<{ gameId: number; title: string; teamName: string; at: number }>`
    select challenges.game_id as "gameId", challenges.title, teams.name as "teamName", solves.solved_at as at
    from challenges
    join games on games.id = challenges.game_id
    join solves on solves.challenge_id = challenges.id
    join participations on participations.id = solves.participation_id
    join teams on teams.id = participations.team_id
    left join divisions on divisions.id = participations.division_id
    left join division_challenges as config
      on config.division_id = divisions.id and config.challenge_id = challenges.id
    where challenges.id = ${challengeId}
      and not challenges.disable_blood_bonus
      and participations.status = 'Accepted'
      and solves.solved_at >= games.starts_at
      and solves.solved_at < games.ends_at
      and solves.solved_at <= coalesce(challenges.deadline_at, 'infinity')
      and (coalesce(config.permissions, divisions.default_permissions, ${ALL_PERMISSIONS}::int)
        & ${GAME_PERMISSION.GetBlood}::int) <> 0
    order by solves.solved_at, solves.submission_id
    limit ${BLOOD_TIERS.length}`.execute(tx)
  return rows.flatMap((row, index) => {
    const type = BLOOD_TIERS[index]
    return type ? [{ ...row, type }] : []
  })
}

/** Notices of bloods have no id of a challenge: they are known by its title and the moment of one of its answers. */
export async function listBloodNotices(tx: Db, challengeId: number) {
  const { rows } = await sql<BloodNotice & { id: number }>`
    select notices.id, notices.type, notices.args[1] as "teamName", notices.published_at as at
    from challenges
    join notices on notices.game_id = challenges.game_id
      and notices.type in ('FirstBlood', 'SecondBlood', 'ThirdBlood')
      and notices.args[2] = challenges.title
    where challenges.id = ${challengeId}
      and exists (select from submissions
        where submissions.challenge_id = challenges.id
          and submissions.submitted_at = notices.published_at)`.execute(tx)
  return rows
}
