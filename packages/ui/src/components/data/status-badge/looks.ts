import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  CircleX,
  Copy,
  Crown,
  HeartCrack,
  Hourglass,
  LoaderCircle,
  LogOut,
  type LucideIcon,
  ScanEye,
  Shield,
  ShieldAlert,
  TriangleAlert,
} from 'lucide-react'
import type { BadgeProps } from '../badge/badge.tsx'

export type Look = readonly [tone: NonNullable<BadgeProps['tone']>, icon: LucideIcon | null]

/** Every status of the product has one colour and one icon; the word comes from outside. */
export const looks = {
  pending: ['warn', Hourglass],
  accepted: ['ok', CircleCheck],
  rejected: ['bad', CircleX],
  suspended: ['bad', Ban],
  unsubmitted: ['neutral', CircleDashed],
  admin: ['accent', Shield],
  monitor: ['info', ScanEye],
  user: ['outline', null],
  banned: ['bad', Ban],
  captain: ['outline', Crown],
  success: ['ok', CircleCheck],
  failed: ['bad', CircleX],
  duplicate: ['info', Copy],
  denied: ['bad', Ban],
  notFound: ['warn', CircleQuestionMark],
  exit: ['neutral', LogOut],
  unhealthy: ['bad', HeartCrack],
  degraded: ['warn', TriangleAlert],
  running: ['neutral', LoaderCircle],
  answerAccepted: ['ok', CircleCheck],
  answerWrong: ['neutral', CircleX],
  answerCheat: ['bad', ShieldAlert],
  answerNotFound: ['warn', CircleQuestionMark],
  answerSubmitted: ['neutral', LoaderCircle],
} as const satisfies Record<string, Look>

export type Status = keyof typeof looks
