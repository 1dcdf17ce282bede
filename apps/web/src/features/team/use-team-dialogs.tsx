import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#shared/lazy-part.ts'

// The dialogs load when one is opened: most visits only look.
const CreateTeam = lazyPart('CreateTeam', () => import('#shared/team/create-team.tsx'))
const AcceptInvite = lazyPart('AcceptInvite', () => import('#features/team/accept-invite.tsx'))
const JoinTeam = lazyPart('JoinTeam', () => import('#shared/team/join-team.tsx'))

/** The two ways to get a team. Joining has an address, so that an invitation can be a link. */
export function useTeamDialogs(show: (team?: number) => void) {
  const [search] = useSearchParams()
  const join = search.get('join')
  const [chosen, setChosen] = useState<'create' | 'join'>()
  const close = () => {
    setChosen(undefined)
    if (join !== null) show()
  }
  const handleDone = (teamId: number) => {
    setChosen(undefined)
    show(teamId)
  }
  const which = chosen ?? (join === null ? undefined : 'invitation')
  return {
    onCreate: () => setChosen('create'),
    onJoin: () => setChosen('join'),
    open: (
      <Suspense>
        {which === 'create' && <CreateTeam onClose={close} onCreated={handleDone} />}
        {which === 'join' && <JoinTeam code="" onClose={close} onJoined={handleDone} />}
        {which === 'invitation' && (
          <AcceptInvite code={join ?? ''} onClose={close} onJoined={handleDone} />
        )}
      </Suspense>
    ),
  }
}
