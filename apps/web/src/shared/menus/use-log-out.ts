import { logOut, logOutEverywhere, switchUser } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
  return useMutation({
    ...(where === 'here' ? logOut : logOutEverywhere),
    onSuccess: async () => {
      await navigate(paths.home())
      clearPersonal()
      await switchUser(client)
    },
    onError: (error) =>
      toast({
        tone: 'bad',
        id: 'log-out',
        title: t({ message: 'Not logged out', comment: 'Title of a message: logging out failed.' }),
        body: errorText(error),
      }),
  })
}
