import { forgetSession, useLogOut, watchBan } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#shared/feedback/feedback.ts'
import { paths } from '#shared/paths.ts'
import { leaveAnyway } from '#shared/routing/must-leave.ts'
import { clearPersonal } from '#shared/storage/storage.ts'

/** Ends the session of an account that was banned meanwhile, and says why. */
export function useBan(): void {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate: endSession } = useLogOut()
  const handleBan = useEffectEvent(async () => {
    endSession()
    forgetSession(client)
    clearPersonal()
    await navigate(paths.home(), leaveAnyway)
    toast({
      tone: 'bad',
      id: 'banned',
      title: t`This account is banned`,
      body: t`You have been logged out. Write to the organizers if you think this is a mistake.`,
    })
  })
  useEffect(() => watchBan(client, () => void handleBan()), [client])
}
