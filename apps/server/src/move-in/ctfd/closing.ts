import { isOn, numberOf } from '#move-in/ctfd/values.ts'
import type { Export, ExportedChallenge } from '#move-in/ctfd/export.ts'
import type { SettingsChange } from '#modules/settings/settings.ts'

/** What is closed here because it was closed there. Nothing may be more open than before. */
export interface Closing {
  readonly allowsRegister: boolean
  readonly isGameHidden: boolean
  readonly areChallengesDisabled: boolean
  /** A sentence for each measure that is not the same as there. */
  readonly sentences: readonly string[]
}

type Sight = 'everybody' | 'members' | 'staff'

/** What everybody may do there, and what is done about it here. */
export function closingOf(source: Export): Closing {
  const { config } = source
  const [scores, accounts] = [sightOf(config, 'score'), sightOf(config, 'account')]
  const challenges = sightOf(config, 'challenge')
  const isBoardOfStaff = scores === 'staff' || accounts === 'staff'
  const isBoardOfMembers = scores === 'members' || accounts === 'members'
  const areChallengesDisabled = challenges === 'staff'
  const registration = config.get('registration_visibility') ?? 'public'
  const reason = registration === 'private' ? undefined : whyNoRegistration(source, registration)
  const isGameHidden = isBoardOfStaff || isBoardOfMembers || areChallengesDisabled
  const what = scores === 'everybody' ? 'accounts' : 'scores'
  return {
    allowsRegister: registration === 'public' && reason === undefined && !isBoardOfStaff,
    isGameHidden,
    areChallengesDisabled,
    sentences: [
      ...(reason === undefined
        ? []
        : [
            `Registration is closed: ${reason}. Open it in the settings when everybody may register.`,
          ]),
      ...(isBoardOfStaff
        ? [
            `The game is hidden, and registration is closed: nobody but administrators saw ${what} there, and here the teams of a game see its scoreboard.`,
          ]
        : isBoardOfMembers
          ? [
              `The game is hidden: only people with an account saw ${what} there, and here everybody sees the scoreboard of a game that is not hidden. Its teams see it.`,
            ]
          : []),
      ...(areChallengesDisabled
        ? [
            'All challenges are disabled, and the game is hidden: only administrators saw challenges there. Enable them when players may see them; their solves are kept.',
          ]
        : []),
    ],
  }
}

/** Whoever sees scores, accounts or challenges; what cannot be read is closed. */
function sightOf(config: Export['config'], what: 'score' | 'account' | 'challenge'): Sight {
  const given = config.get(`${what}_visibility`) ?? 'public'
  return given === 'public' ? 'everybody' : given === 'private' ? 'members' : 'staff'
}

/** Why not everybody could register there, where it is for a reason that registration here does not know. */
function whyNoRegistration(source: Export, visibility: string): string | undefined {
  const { config } = source
  const isGiven = (key: string) => (config.get(key) ?? '').trim() !== ''
  if (visibility !== 'public')
    return `only accounts of another provider came in there (${visibility})`
  if (isGiven('registration_code'))
    return 'it took a code there, which registration here does not ask for'
  if (isGiven('domain_blacklist'))
    return 'some mail domains were refused there, which nothing here does'
  const most = numberOf(config.get('num_users'))
  const players = source.rows('users').filter(({ type }) => type !== 'admin').length
  if (most !== undefined && players >= most)
    return `there were as many accounts as there may be (${most}), and there is no limit here`
  return undefined
}

/** What of the export decides who may register here. */
export function settingsOf(source: Export): SettingsChange {
  const { config, title } = source
  const isMailConfirmed = isOn(config.get('verify_emails'))
  return {
    globalConfig: { title },
    accountPolicy: {
      allowRegister: closingOf(source).allowsRegister,
      activeOnRegister: !isMailConfirmed,
      emailConfirmationRequired: isMailConfirmed,
      emailDomainList: config.get('domain_whitelist') ?? '',
    },
  }
}

/** Whether players see a challenge. */
export const isEnabled = (source: Export, { isVisible }: ExportedChallenge): boolean =>
  isVisible && !closingOf(source).areChallengesDisabled

/** What keeps a challenge from being enabled. */
const BLOCKING = new Set([
  'closed',
  'curve-missing',
  'flag-regex',
  'flag-case',
  'flag-unusable',
  'no-flags',
])

/** Why players do not see a challenge. */
export function whyDisabled(source: Export, { id, notes }: ExportedChallenge): string {
  const isHidden = source.rows('challenges').some((row) => row.id === id && row.state === 'hidden')
  const reasons = [
    ...(isHidden ? ['hidden there'] : []),
    ...notes.filter(({ code }) => BLOCKING.has(code)).map(({ text }) => text),
  ]
  return reasons.join(', ') || 'only administrators saw it there'
}
