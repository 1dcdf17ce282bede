// Valid things with one interesting difference, for tests.
import type { Participation } from '#features/organise/review/participations.ts'

type Member = Participation['team']['members'][number]

let lastId = 0
const nextId = () => ++lastId

export const aMember = (changes: Partial<Member> = {}): Member => ({
  userId: `00000000-0000-0000-0000-${String(nextId()).padStart(12, '0')}`,
  role: 'User',
  userName: 'iris',
  email: 'iris@example.org',
  bio: '',
  phone: '',
  realName: 'Iris Okafor',
  stdNumber: '',
  avatar: null,
  ...changes,
})

/** A team of one that waits, named after its id. */
export function aParticipation(
  changes: Partial<Omit<Participation, 'team'>> & { name?: string; members?: Member[] } = {},
): Participation {
  const { id = nextId(), name = `Team ${id}`, members = [aMember()], ...rest } = changes
  return {
    id,
    team: {
      id: 1000 + id,
      locked: false,
      captainId: members[0]?.userId ?? '',
      name,
      bio: null,
      avatar: null,
      members,
    },
    registeredMembers: members.map(({ userId }) => userId),
    divisionId: null,
    status: 'Pending',
    ...rest,
  }
}
