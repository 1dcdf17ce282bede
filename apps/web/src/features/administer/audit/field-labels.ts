import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Fields of changes in the words of the forms that change them. */
const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  // Accounts
  userName: msg`Username`,
  email: msg`Email`,
  emailConfirmed: msg`Email confirmed`,
  role: msg`Role`,
  bio: msg`About`,
  phone: msg`Phone`,
  realName: msg`Real name`,
  stdNumber: msg`Student number`,
  passwordHash: msg`Password`,
  addedAt: msg`Authenticator app`,
  secret: msg`Secret of the authenticator app`,
  publicKey: msg`Key of the passkey`,
  requiredOf: msg`Second factor required`,
  newDeviceMail: msg`Email about new devices`,
  // Teams, and teams in games
  name: msg`Name`,
  locked: msg`Locked`,
  captainId: msg`Captain`,
  inviteSecret: msg`Invitation code`,
  userId: msg`User`,
  gameId: msg`Game`,
  divisionId: msg`Division`,
  status: msg`Status`,
  writeupName: msg`Write-up`,
  // What games ask of their players
  deleteAt: msg`Answers are deleted`,
  answers: msg`Answers`,
  // Questions of teams
  claimedBy: msg({
    message: 'Claimed by',
    comment: 'Who of the staff is about to answer a question.',
  }),
  answer: msg`Answer`,
  answeredAt: msg`Answered`,
  forAll: msg`Answered to everyone`,
  label: msg`Label`,
  hint: msg`Hint`,
  kind: msg({
    message: 'Kind',
    comment: 'How a field is answered: by a text, a choice, or yes or no.',
  }),
  choices: msg`Choices`,
  isRequired: msg`Required`,
  // Games
  title: msg`Title`,
  hidden: msg`Hidden`,
  summary: msg`Summary`,
  content: msg`Text`,
  acceptWithoutReview: msg`Accept teams without review`,
  writeupRequired: msg`Teams hand in write-ups`,
  writeupDeadline: msg`Write-up deadline`,
  writeupNote: msg`What write-ups should contain`,
  teamMemberCountLimit: msg`Players of a team`,
  containerCountLimit: msg`Running instances of a team`,
  posterHash: msg`Poster`,
  practiceMode: msg`Practice after the end`,
  startsAt: msg`Start`,
  endsAt: msg`End`,
  bloodBonus: msg`Blood bonus`,
  inviteCode: msg`Invitation code`,
  // Challenges, flags and files
  challengeId: msg`Challenge`,
  category: msg`Category`,
  type: msg`Type`,
  isEnabled: msg`Enabled`,
  hints: msg`Hints`,
  deadlineAt: msg`Closes at`,
  submissionLimit: msg`Attempts`,
  containerImage: msg`Image`,
  exposePort: msg`Service port`,
  memoryLimit: msg`Memory`,
  cpuCount: msg`CPU`,
  storageLimit: msg`Storage`,
  networkMode: msg`Network`,
  enableTrafficCapture: msg`Capture traffic`,
  originalScore: msg`Points`,
  minScoreRate: msg({
    message: 'Never below',
    comment: 'Label of a field: share of the points, in percent.',
  }),
  disableBloodBonus: msg`No blood bonus`,
  difficulty: msg`Difficulty`,
  freezeAt: msg`The scoreboard freezes`,
  revealedAt: msg`The scoreboard was revealed`,
  pausedAt: msg`Paused since`,
  releaseAt: msg({ message: 'Appears at', comment: 'Field: when challenges appear.' }),
  scoringKind: msg`How the points fall`,
  scoringMinimum: msg`Lowest points`,
  scoringDecay: msg({ message: 'Decay', comment: 'A number: how the points of a challenge fall.' }),
  scoringExpression: msg`Formula`,
  judgedAgainAt: msg`Answers judged again`,
  requires: msg`Opens after`,
  lockedTile: msg`What players see until then`,
  declaration: msg`Declaration`,
  cooldownAfter: msg`Wrong answers until a pause`,
  cooldownSeconds: msg`Length of the pause`,
  flagTemplate: msg`Flag template`,
  flag: msg`Flag`,
  remoteUrl: msg`Link`,
  fileName: msg`File`,
  size: msg`Size`,
  refCount: msg`Used by`,
  // Hints with a price
  position: msg`Position`,
  price: msg`Price`,
  // Corrections
  points: msg`Points`,
  reason: msg`Reason`,
  isPublic: msg`Everyone reads the reason`,
  undoneAt: msg`Undone at`,
  // Notices, posts and tokens
  args: msg`Text`,
  isPinned: msg`Pinned`,
  tags: msg`Tags`,
  isRevoked: msg`Revoked`,
  tokenHash: msg`Token`,
  // Settings
  allowRegister: msg`Everyone may register`,
  activeOnRegister: msg`New accounts can be used immediately`,
  useCaptcha: msg`Require a captcha`,
  emailConfirmationRequired: msg`Confirm email addresses`,
  emailDomainList: msg`Email domains that may register`,
  deniedDomains: msg`Domains that may not register`,
  perMinute: msg`Emails in a minute`,
  slogan: msg`Slogan`,
  description: msg`Description`,
  footerInfo: msg`Footer`,
  apiEncryption: msg`Encrypt passwords and flags inside requests`,
  autoDestroyOnLimitReached: msg`When a team reaches its limit, stop its oldest instance`,
  defaultLifetime: msg`Instances run for`,
  renewalWindow: msg`Can be extended this long before it ends`,
  extensionDuration: msg`An extension adds`,
}

/** Words a field as its form does; a name that is not known here stays as the server says it. */
export function useFieldLabels(): (field: string) => string {
  const { i18n } = useLingui()
  return (field) => {
    const text = fieldLabels[field]
    return text ? i18n._(text) : field
  }
}
