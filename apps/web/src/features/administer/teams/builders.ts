// Valid teams with one interesting difference, for tests.
import type { Team } from '@halyard/api'

/** A team of two as administrators get it. */
export const aTeamInfo = (id: number, name: string, changes: Partial<Team> = {}): Team => ({
  id,
  name,
  bio: null,
  avatar: null,
  locked: false,
  members: [
    { id: 'id-iris', userName: 'iris', bio: null, avatar: null, captain: true },
    { id: 'id-mio', userName: 'mio', bio: null, avatar: null, captain: false },
  ],
  ...changes,
})
