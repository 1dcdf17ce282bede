import type { GamePermissionName } from '@halyard/rules'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  Droplet,
  Eye,
  Flag,
  LogIn,
  Target,
  TrendingDown,
  Trophy,
  UserRoundCheck,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

type RightLabel = { Icon: LucideIcon; label: MessageDescriptor; note: MessageDescriptor }

/** What the rights of a division are called, and what each of them does. */
export const rightLabels = {
  JoinGame: {
    Icon: LogIn,
    label: msg({ message: 'Join', comment: 'Right of a division: teams can join it.' }),
    note: msg`Teams can choose this division when they join.`,
  },
  RankOverall: {
    Icon: Trophy,
    label: msg({
      message: 'Overall rank',
      comment: 'Right of a division: its teams are ranked among all teams.',
    }),
    note: msg`Teams are ranked among all, not only within the division.`,
  },
  RequireReview: {
    Icon: UserRoundCheck,
    label: msg({
      message: 'Needs review',
      comment: 'Setting of a division: organisers accept each team.',
    }),
    note: msg`Teams wait until an organizer accepts them.`,
  },
  ViewChallenge: {
    Icon: Eye,
    label: msg({
      message: 'See challenges',
      comment: 'Right of a division: its teams can open challenges.',
    }),
    note: msg`Challenges can be read, files downloaded, instances started.`,
  },
  SubmitFlags: {
    Icon: Flag,
    label: msg({
      message: 'Submit flags',
      comment: 'Right of a division. Only for challenges that it sees.',
    }),
    note: msg`Flags are checked, for challenges the team can see.`,
  },
  GetScore: {
    Icon: Target,
    label: msg({ message: 'Earn points', comment: 'Right of a division: solves bring points.' }),
    note: msg`Solves earn points.`,
  },
  GetBlood: {
    Icon: Droplet,
    label: msg({
      message: 'Earn bloods',
      comment: 'Right of a division: its solves can be first, second or third blood.',
    }),
    note: msg`Solves can be first, second or third blood.`,
  },
  AffectDynamicScore: {
    Icon: TrendingDown,
    label: msg({
      message: 'Lower points',
      comment: 'Right of a division: its solves lower the points of a challenge for all teams.',
    }),
    note: msg`Solves lower the points of a challenge for all teams.`,
  },
} as const satisfies Record<GamePermissionName, RightLabel>
