import { switchUser, useLogOut as useLogOutHere, useLogOutEverywhere } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { paths } from '#shared/paths.ts'
import { clearPersonal } from '#shared/storage/storage.ts'

/** Ends the session, or all of the person's, drops what they left in this browser, and goes home. */
export function useLogOut(where: 'here' | 'everywhere' = 'here') {
  const { t } = useLingui()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const callbacks = {
    onSuccess: async () => {
      await navigate(paths.home())
      clearPersonal()
      await switchUser(client)
    },
    onError: (error: unknown) =>
      toast({
        tone: 'bad',
        id: 'log-out',
        title: t({ message: 'Not logged out', comment: 'Title of a message: logging out failed.' }),
        body: errorText(error),
      }),
  }
  const here = useLogOutHere(callbacks)
  const everywhere = useLogOutEverywhere(callbacks)
  return where === 'here' ? here : everywhere
}
