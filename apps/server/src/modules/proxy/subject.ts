import type { Subject } from '#modules/capture/recorder.ts'
import type { ProxyTarget } from '#modules/instance/service.ts'

/** What a recording says of the instance; undefined where its traffic is not recorded. */
export function subjectOf(target: ProxyTarget): Subject | undefined {
  const { id, owner, challengeId, isCaptured } = target
  if (!isCaptured || !owner) return undefined
  const { participationId, teamId, teamName, flag } = owner
  const about = {
    challenge: target.challengeTitle,
    team: teamName,
    teamId,
    containerId: target.name,
    flag,
  }
  return { guid: id, challengeId, participationId, about }
}
