import { Callout, Segmented } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FormDialogBody } from '#shared/forms/form-dialog.tsx'
import { useCreateTeamForm } from '#shared/team/create-team.tsx'
import { useJoinTeamForm } from '#shared/team/join-team.tsx'

type NewTeamProps = {
  /** The reader has none yet. */
  isFirst: boolean
  /** @param teamId of the team the reader is in now */
  onDone: (teamId: number) => void
  onClose: () => void
  /** A third way, for who needs none of them. */
  children: ReactNode
}

/** The two ways to a team, in the middle of joining a game. */
export function NewTeam({ isFirst, children, ...body }: NewTeamProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<'create' | 'join'>('create')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input[name="name"]')?.focus(), [])
  const Way = way === 'create' ? Create : Join
  return (
    <div ref={box}>
      <Way {...body}>
        {isFirst && (
          <Callout title={t`You need a team first`}>
            <Trans>Create one, join your friends with their code, or play alone.</Trans>
          </Callout>
        )}
        {children}
        <Segmented
          label={t`Your team`}
          isFullWidth
          value={way}
          onValueChange={setWay}
          options={[
            { value: 'create', label: t`Create team` },
            { value: 'join', label: t`Join with a code` },
          ]}
        />
      </Way>
    </div>
  )
}

type WayProps = Omit<NewTeamProps, 'isFirst'>

function Create({ onDone, onClose, children }: WayProps) {
  const body = useCreateTeamForm(onDone)
  return (
    <FormDialogBody {...body} onClose={onClose}>
      {children}
      {body.children}
    </FormDialogBody>
  )
}

function Join({ onDone, onClose, children }: WayProps) {
  const body = useJoinTeamForm('', onDone)
  return (
    <FormDialogBody {...body} onClose={onClose}>
      {children}
      {body.children}
    </FormDialogBody>
  )
}
