import type {
  BoardChallenge,
  BoardDivision,
  BoardFacts,
  BoardSolve,
  BoardTeam,
} from '@halyard/rules'
import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { named } from '#move-in/gzctf/reading.ts'
import type { Snapshot } from '#move-in/gzctf/snapshot.ts'

const msOf = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`

/** What a game's scoreboard depends on, as the other platform has it: not by way of the rows that are moved. */
export async function readBoardFacts(source: Snapshot, gameId: number): Promise<BoardFacts> {
  const [game] = await source.all<BoardFacts['game']>(
    `select ${msOf('"StartTimeUtc"')} as start, ${msOf('"EndTimeUtc"')} as end, "BloodBonus" as "bloodBonus"
     from "Games" where "Id" = $1`,
    [gameId],
  )
  if (!game) throw new Error(`the game ${gameId} is not in the snapshot`)
  return {
    game,
    divisions: await readDivisions(source, gameId),
    challenges: await source.all<BoardChallenge>(
      `select "Id" as id, "Title" as title, ${named('"Category"', CHALLENGE_CATEGORIES)} as category,
         "OriginalScore" as "originalScore", "MinScoreRate" as "minScoreRate", "Difficulty" as difficulty,
         ${msOf('"DeadlineUtc"')} as deadline, "DisableBloodBonus" as "disableBloodBonus"
       from "GameChallenges" where "GameId" = $1 and "IsEnabled" order by "Id"`,
      [gameId],
    ),
    teams: await source.all<BoardTeam>(
      `select p."Id" as "participationId", t."Id" as "teamId", t."Name" as name, t."Bio" as bio,
         null as avatar, p."DivisionId" as "divisionId"
       from "Participations" as p join "Teams" as t on t."Id" = p."TeamId"
       where p."GameId" = $1 and p."Status" = 1 order by p."Id"`,
      [gameId],
    ),
    solves: await source.all<BoardSolve>(
      `select f."ParticipationId" as "participationId", f."ChallengeId" as "challengeId",
         u."UserName" as "userName", ${msOf('s."SubmitTimeUtc"')} as at
       from "FirstSolves" as f join "Submissions" as s on s."Id" = f."SubmissionId"
       left join "AspNetUsers" as u on u."Id" = s."UserId"
       where s."GameId" = $1 order by at, s."Id"`,
      [gameId],
    ),
    adjustments: [],
  }
}

async function readDivisions(source: Snapshot, gameId: number): Promise<BoardDivision[]> {
  const divisions = await source.all<Omit<BoardDivision, 'challengeConfigs'>>(
    `select "Id" as id, "Name" as name, "DefaultPermissions" as "defaultPermissions"
     from "Divisions" where "GameId" = $1 order by "Id"`,
    [gameId],
  )
  const configs = await source.all<{
    divisionId: number
    challengeId: number
    permissions: number
  }>(
    `select "DivisionId" as "divisionId", "ChallengeId" as "challengeId", "Permissions" as permissions
     from "DivisionChallengeConfig" join "Divisions" on "Id" = "DivisionId" where "GameId" = $1`,
    [gameId],
  )
  return divisions.map((division) => ({
    ...division,
    challengeConfigs: configs.filter(({ divisionId }) => divisionId === division.id),
  }))
}
