import { msg } from '#i18n/msg.ts'

export const teamMessages = {
  teamNotFound: msg({ message: 'There is no such team.' }),
  teamNameMissing: msg({ message: 'Give the team a name.' }),
  teamCaptainLimit: msg({
    message: 'You are captain of {limit, plural, one {# team} other {# teams}} already.',
  }),
  teamTheirCaptainLimit: msg({
    message: 'This member is captain of {limit, plural, one {# team} other {# teams}} already.',
  }),
  teamNotCaptain: msg({ message: 'Only the captain of the team may do this.' }),
  teamLocked: msg({ message: 'The team takes part in a running game and cannot change now.' }),
  teamInviteWrong: msg({ message: 'The invite code is not valid.' }),
  tooManyCodes: msg({ message: 'Too many codes were tried. Try again in {seconds} s.' }),
  teamAlreadyMember: msg({ message: 'You are a member of this team already.' }),
  teamNotMember: msg({ message: 'This user is not a member of the team.' }),
  teamCaptainStays: msg({ message: 'The captain cannot leave: hand the team over or delete it.' }),
  teamTokenMalformed: msg({ message: 'The team token or the key is malformed.' }),
  teamTokenWrong: msg({ message: 'The team token is not genuine.' }),
}
