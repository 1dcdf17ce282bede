import type { BoardFacts } from '@halyard/rules'
import { isOn, textOf } from '#move-in/ctfd/values.ts'
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
      .filter(({ isVisible }) => isVisible)
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
  }
}

/** The points of each competitor there: last values of what it solved, and awards, which prices of hints are too. */
export function totalsOf(source: Export): ReadonlyMap<number, number> {
  const totals = new Map(source.awards)
  const values = new Map(
    source
      .rows('challenges')
      .map(({ id, state, value }) => [Number(id), state === 'hidden' ? 0 : Number(value)]),
  )
  for (const { teamId, challengeId } of source.solves)
    totals.set(teamId, (totals.get(teamId) ?? 0) + (values.get(challengeId) || 0))
  return totals
}

/** What of the export decides who may register here. */
export function settingsOf({ config, title }: Export) {
  return {
    globalConfig: { title },
    accountPolicy: {
      allowRegister: config.get('registration_visibility') !== 'private',
      emailConfirmationRequired: isOn(config.get('verify_emails')),
      emailDomainList: config.get('domain_whitelist') ?? '',
    },
  }
}
