import { looks, type Status } from '../../data/status-badge/looks.ts'
import { StatusBadge } from '../../data/status-badge/status-badge.tsx'
import { Tooltip } from '../../overlays/tooltip/tooltip.tsx'
import * as styles from './role-mark.css.ts'

export type Role = Extract<Status, 'admin' | 'monitor' | 'user' | 'banned' | 'captain'>

export type RoleMarkProps = {
  role: Role
  /** The role in the user's language. */
  label: string
  /** Beside a name, where a whole badge would be loud: the word moves to the tooltip and to readers. */
  isIconOnly?: boolean
}

/** What someone may do here. An ordinary user has no icon, so beside a name there is nothing to say. */
export function RoleMark({ role, label, isIconOnly = false }: RoleMarkProps) {
  if (!isIconOnly) return <StatusBadge status={role}>{label}</StatusBadge>
  const [tone, Icon] = looks[role]
  if (!Icon) return null
  return (
    <Tooltip content={label} purpose="name">
      <span role="img" aria-label={label} className={styles.icon({ tone })}>
        <Icon size={14} />
      </span>
    </Tooltip>
  )
}
