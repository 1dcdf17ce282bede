import { msg } from '#i18n/msg.ts'

export const teamMessages = {
  teamNotFound: msg({ message: 'There is no such team.' }),
  teamNameMissing: msg({ message: 'Give the team a name.' }),
  teamCaptainLimit: msg({
    message: 'You are already captain of {limit, plural, one {# team} other {# teams}}.',
  }),
  teamTheirCaptainLimit: msg({
    message: 'This member is already captain of {limit, plural, one {# team} other {# teams}}.',
  }),
  teamNotCaptain: msg({ message: 'Only the captain of the team may do this.' }),
  teamLocked: msg({
    message:
      'The team is in a game that has not ended: nobody can leave or be removed, and it cannot be deleted.',
  }),
  teamInviteWrong: msg({ message: 'The invitation code is not valid.' }),
  tooManyCodes: msg({ message: 'Too many codes were tried. Try again in {seconds} s.' }),
  teamAlreadyMember: msg({ message: 'You are already a member of this team.' }),
  teamNotMember: msg({ message: 'This user is not a member of the team.' }),
  teamCaptainStays: msg({ message: 'The captain cannot leave: hand the team over or delete it.' }),
  teamTokenMalformed: msg({ message: 'The team token or the key is malformed.' }),
  teamTokenWrong: msg({ message: 'The team token is not genuine.' }),
}
