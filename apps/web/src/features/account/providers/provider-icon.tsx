import type { Schema } from '@halyard/api'
import { Building2, Flag, Globe, GraduationCap, KeyRound } from 'lucide-react'

const icons = {
  key: KeyRound,
  school: GraduationCap,
  building: Building2,
  globe: Globe,
  flag: Flag,
} as const satisfies Record<Schema<'ProviderIcon'>, typeof Flag>

/** The picture of a provider: one of our own, so that no other site is asked for it. */
export function ProviderIcon({ icon }: { icon: Schema<'ProviderIcon'> }) {
  const Icon = icons[icon]
  return <Icon size={18} aria-hidden />
}
