interface Size {
  readonly teams: number
  readonly submissions: number
}

const CHALLENGES = 60
/** Above the numbers of the recorded installation. */
const FIRST = 1000

/**
 * Statements that add a game to a recorded installation: a captain for each team, and answers to all challenges in turn, some of
 * the first of which are right.
 */
export const installationOf = ({ teams, submissions }: Size): string => `
  insert into "AspNetUsers" ("Id", "Role", "LastSignedInUtc", "LastVisitedUtc", "RegisterTimeUtc", "Bio", "RealName",
    "StdNumber", "UserName", "NormalizedUserName", "Email", "EmailConfirmed", "PasswordHash", "PhoneNumberConfirmed",
    "TwoFactorEnabled", "LockoutEnabled", "AccessFailedCount", "IP")
  select md5('player ' || n)::uuid, 1, now(), now(), now(), '', '', '', 'player' || n, 'PLAYER' || n,
    'player' || n || '@example.org', true,
    (select "PasswordHash" from "AspNetUsers" where "UserName" = 'anna'), false, false, true, 0, '10.0.0.1'
  from generate_series(1, ${teams}) as n;
  insert into "Teams" ("Id", "Name", "Locked", "InviteToken", "CaptainId")
  select ${FIRST} + n, 'Crew ' || n, true, md5('invite ' || n), md5('player ' || n)::uuid
  from generate_series(1, ${teams}) as n;
  insert into "TeamUserInfo" select "CaptainId", "Id" from "Teams" where "Id" > ${FIRST};
  insert into "Games" select ${FIRST}, 'Large', "PublicKey", "PrivateKey", false, null, '', '', true, false, '', 0, 3,
    now() - interval '1 day', now() + interval '1 day', now(), '', "BloodBonus", true from "Games" where "Id" = 1;
  insert into "GameChallenges" ("Id", "EnableTrafficCapture", "OriginalScore", "MinScoreRate", "Difficulty", "GameId",
    "Title", "Content", "Category", "Type", "IsEnabled")
  select ${FIRST} + n, false, 1000, 0.25, 5, ${FIRST}, 'Puzzle ' || n, '', n % 13, 0, true
  from generate_series(1, ${CHALLENGES}) as n;
  insert into "FlagContexts" ("Id", "Flag", "IsOccupied", "ChallengeId")
  select "Id", 'flag{' || "Id" || '}', false, "Id" from "GameChallenges" where "GameId" = ${FIRST};
  insert into "Participations" ("Id", "Status", "Token", "GameId", "TeamId")
  select "Id", 1, "Id" || ':token', ${FIRST}, "Id" from "Teams" where "Id" > ${FIRST};
  insert into "UserParticipations"
  select "CaptainId", "Id", ${FIRST}, "Id" from "Teams" where "Id" > ${FIRST};
  insert into "GameInstances"
  select c."Id", p."Id", true, '-infinity', null, null from "GameChallenges" as c, "Participations" as p
  where c."GameId" = ${FIRST} and p."GameId" = ${FIRST};
  insert into "Submissions"
  select ${FIRST} + n, case when is_right then 'flag{' || challenge || '}' else 'wrong ' || n end,
    case when is_right then 'Accepted' else 'WrongAnswer' end,
    now() - interval '1 day' + n * interval '1 second' * 86000 / ${submissions}, "CaptainId", team, team, ${FIRST}, challenge
  from (
    select n, ${FIRST} + 1 + n % ${teams} as team, ${FIRST} + 1 + (n / ${teams}) % ${CHALLENGES} as challenge,
      (n % ${teams} * 7 + n / ${teams}) % 3 = 0 and n / ${teams} < ${CHALLENGES} as is_right
    from generate_series(0, ${submissions} - 1) as n
  ) as answers join "Teams" on "Teams"."Id" = team;
  insert into "FirstSolves"
  select "ParticipationId", "ChallengeId", min("Id") from "Submissions"
  where "GameId" = ${FIRST} and "Status" = 'Accepted' group by 1, 2;
  insert into "GameEvents" select "Id", 3, '["' || "Status" || '","x","y","1"]', "SubmitTimeUtc", "UserId", "TeamId", "GameId"
  from "Submissions" where "GameId" = ${FIRST};
  analyze;
`
