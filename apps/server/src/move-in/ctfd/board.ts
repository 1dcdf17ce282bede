import type { BoardFacts } from '@halyard/rules'
import { adjustmentOf, countedAwards } from '#move-in/ctfd/awards.ts'
import { isEnabled } from '#move-in/ctfd/closing.ts'
import { textOf } from '#move-in/ctfd/values.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import { BLOOD_BONUS, curveOf, windowOf } from '#move-in/ctfd/game.ts'
import { listCompetitors } from '#move-in/ctfd/teams.ts'
import { ALL_PERMISSIONS } from '@halyard/rules'

/** What our scoreboard makes of the export's own solves. */
export function boardFactsOf(source: Export, nowMs: number): BoardFacts {
  const teams = listCompetitors(source).filter(({ status }) => status === 'Accepted')
  return {
    game: { ...windowOf(source, nowMs), bloodBonus: BLOOD_BONUS },
    divisions: source.rows('brackets').map(({ id, name }) => ({
      id: Number(id),
      name: textOf(name),
      defaultPermissions: ALL_PERMISSIONS,
      challengeConfigs: [],
    })),
    challenges: source.challenges
      .filter((challenge) => isEnabled(source, challenge))
      .map((challenge) => ({
        ...curveOf(challenge),
        id: challenge.id,
        title: challenge.title,
        category: challenge.category,
        deadline: null,
        disableBloodBonus: false,
      })),
    teams: teams.map(({ id, name, divisionId }) => ({
      participationId: id,
      teamId: id,
      name,
      bio: null,
      avatar: null,
      divisionId,
    })),
    solves: source.solves.map(({ teamId, challengeId, atMs }) => ({
      participationId: teamId,
      challengeId,
      userName: null,
      at: atMs,
    })),
    adjustments: countedAwards(source).map(adjustmentOf),
  }
}
