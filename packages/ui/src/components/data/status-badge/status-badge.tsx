import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { type Look, looks, type Status } from './looks.ts'

export type { Status }

export type StatusBadgeProps = { status: Status; children: ReactNode }

/** Icon and label: a status is never shown by colour alone. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const [tone, Icon]: Look = looks[status]
  return (
    <Badge tone={tone} icon={Icon && <Icon size={12} />}>
      {children}
    </Badge>
  )
}
