import type { ChallengeSettings } from '@halyard/api'
import { CopyIconButton, IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import * as styles from '#features/organise/flags/flags.css.ts'

export type Flag = ChallengeSettings['flags'][number]

type FlagListInfo = {
  /** Shows one flag or hides it; undefined where all are shown anyway. */
  onToggle: ((id: number) => void) | undefined
  remove: (flags: readonly Flag[]) => void
  /** Whether a flag is being deleted. */
  isGoing: (id: number) => boolean
}

/** What the rows of a list of flags have in common. */
export const FlagListContext = createContext<FlagListInfo | undefined>(undefined)

type FlagActionsProps = { flag: Flag; isShown: boolean }

/** Inside a `FlagListContext`. */
export function FlagActions(props: FlagActionsProps) {
  const info = use(FlagListContext)
  return info && <Actions {...info} {...props} />
}

function Actions({ onToggle, remove, isGoing, flag, isShown }: FlagListInfo & FlagActionsProps) {
  const { t } = useLingui()
  return (
    <span className={styles.actions}>
      {onToggle && (
        <IconButton
          size="sm"
          label={isShown ? t`Hide the flag` : t`Show the flag`}
          onClick={() => onToggle(flag.id)}
        >
          {isShown ? <EyeOff size={14} /> : <Eye size={14} />}
        </IconButton>
      )}
      <CopyIconButton
        size="sm"
        text={flag.flag}
        labels={{ copy: t`Copy the flag`, copied: t`Copied` }}
      />
      <IconButton
        size="sm"
        label={t`Delete the flag`}
        loading={isGoing(flag.id)}
        onClick={() => remove([flag])}
      >
        <Trash2 size={14} />
      </IconButton>
    </span>
  )
}
