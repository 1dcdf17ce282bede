import { hasPermission } from '@halyard/rules'
import type { Schema } from '@halyard/api'

type Joining = 'assigned' | 'open' | 'openWithCode' | 'reviewed' | 'reviewedWithCode'
type Playing = 'nothing' | 'looking' | 'checking' | 'bloods' | 'points' | 'pointsAndBloods'
type Ranking = 'overall' | 'division'

/** What a team of a division may do, in parts. */
export type Summary = {
  joining: Joining
  playing: Playing
  ranking: Ranking
  /** Whether solves lower the points of a challenge for everybody; undefined without solves. */
  isLowering: boolean | undefined
}

type Rights = Pick<Schema<'Division'>, 'defaultPermissions' | 'inviteCode'>

/** What a division's rights come to. Those without effect do not count: who sees no challenge submits no flag. */
export function summaryOf({ defaultPermissions: mask, inviteCode }: Rights): Summary {
  const submits = hasPermission(mask, 'ViewChallenge') && hasPermission(mask, 'SubmitFlags')
  return {
    joining: joiningOf(mask, Boolean(inviteCode)),
    playing: playingOf(mask, submits),
    ranking: hasPermission(mask, 'RankOverall') ? 'overall' : 'division',
    isLowering: submits ? hasPermission(mask, 'AffectDynamicScore') : undefined,
  }
}

function joiningOf(mask: number, hasCode: boolean): Joining {
  if (!hasPermission(mask, 'JoinGame')) return 'assigned'
  if (hasPermission(mask, 'RequireReview')) return hasCode ? 'reviewedWithCode' : 'reviewed'
  return hasCode ? 'openWithCode' : 'open'
}

function playingOf(mask: number, submits: boolean): Playing {
  if (!hasPermission(mask, 'ViewChallenge')) return 'nothing'
  if (!submits) return 'looking'
  const takesBloods = hasPermission(mask, 'GetBlood')
  if (hasPermission(mask, 'GetScore')) return takesBloods ? 'pointsAndBloods' : 'points'
  return takesBloods ? 'bloods' : 'checking'
}

/** Whether there are divisions and none of them can be joined: then teams join without one. */
export const isNoneJoinable = (divisions: readonly Rights[]): boolean =>
  divisions.length > 0 &&
  divisions.every(({ defaultPermissions }) => !hasPermission(defaultPermissions, 'JoinGame'))
