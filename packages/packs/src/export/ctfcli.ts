import type { ChallengeSettings, Schema } from '@halyard/api'
import { CURVE_SCORING, isContainerType } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import { stringify } from 'yaml'
import { isFitted, pricedOf, requirementsOf, scoringOf } from '#export/rules.ts'
import type { ChallengeRules } from '#export/rules.ts'

/** What the format has no key for. */
export type Lost =
  | 'flag-template'
  | 'flag-files'
  | 'container-limits'
  | 'deadline'
  | 'blood-bonus'
  | 'curve'
  | 'locked-tile'
  | 'cooldown'

/** A challenge as a folder of ctfcli. */
export type CtfcliChallenge = {
  /** Of the folder, below the event: category and title. */
  folder: string
  title: string
  /** Contents of its `challenge.yml`. */
  text: string
  /** Files to put beside it, by name, and the address each is downloaded from. */
  files: { name: string; url: string }[]
  lost: Lost[]
}

/**
 * Writes challenges in the format of ctfcli (https://github.com/CTFd/ctfcli, `challenge.yml` of its specification), which `readPack`
 * reads back.
 *
 * @param rules what else the server has of the challenges, by their numbers
 */
export function ctfcliFolders(
  challenges: readonly ChallengeSettings[],
  rules: ReadonlyMap<number, ChallengeRules> = new Map(),
): CtfcliChallenge[] {
  const taken = new Set<string>()
  const titles = new Map(challenges.map(({ id, title }) => [id, title]))
  return challenges.map((challenge) => {
    const folder = unused(`${slug(challenge.category)}/${slug(challenge.title)}`, taken)
    return { folder, ...ctfcliChallenge(challenge, rules.get(challenge.id) ?? {}, titles) }
  })
}

function ctfcliChallenge(
  challenge: ChallengeSettings,
  rules: ChallengeRules,
  titles: ReadonlyMap<number, string>,
): Omit<CtfcliChallenge, 'folder'> {
  const { title, category, content, submissionLimit, flags, isEnabled } = challenge
  const { scoring = CURVE_SCORING, requirements } = rules
  const hints = [...challenge.hints, ...pricedOf(rules.hints ?? [])]
  const attachments = [challenge.attachment, ...flags.map(({ attachment }) => attachment)]
  const links = attachments.flatMap((file) => (file?.type === 'Remote' && file.url) || [])
  const files = filesOf(attachments)
  const written = {
    name: title,
    category,
    description: [content, ...links].join('\n\n'),
    ...scoringOf(challenge, scoring),
    ...(submissionLimit > 0 && { attempts: submissionLimit }),
    ...(flags.length > 0 && { flags: flags.map(writtenFlag) }),
    ...(files.length > 0 && { files: files.map(({ name }) => name) }),
    ...(hints.length > 0 && { hints }),
    ...(requirements && requirementsOf(requirements, titles)),
    ...instanceOf(challenge),
    state: isEnabled ? 'visible' : 'hidden',
    version: '0.1',
  }
  return {
    title,
    text: stringify(written, { lineWidth: 0, blockQuote: 'literal' }),
    files,
    lost: lostOf(challenge, { ...rules, scoring }),
  }
}

/** What is compared exactly is a text. In a pattern `(?i)` means the same as the mark beside it, which the format also has. */
function writtenFlag({ flag, match = 'exact' }: Schema<'FlagInfoModel'>) {
  if (match === 'exact') return flag
  if (match === 'ignoreCase') return { type: 'static', content: flag, data: 'case_insensitive' }
  const [, anyCase, pattern = flag] = /^(\(\?i\))?(.*)$/s.exec(flag) ?? []
  return { type: 'regex', content: pattern, ...(anyCase && { data: 'case_insensitive' }) }
}

function instanceOf({ type, containerImage, exposePort }: ChallengeSettings) {
  if (!isContainerType(type) || !containerImage) return {}
  return { image: containerImage, ...(exposePort !== null && { port: exposePort }) }
}

function lostOf(
  challenge: ChallengeSettings,
  { scoring, requirements, cooldown }: ChallengeRules & { scoring: Scoring },
): Lost[] {
  const { type, deadlineUtc, disableBloodBonus, flags } = challenge
  const kinds: [Lost, boolean][] = [
    ['flag-template', type === 'DynamicContainer'],
    ['flag-files', flags.some(({ attachment }) => attachment && attachment.type !== 'None')],
    ['container-limits', isContainerType(type)],
    ['deadline', deadlineUtc !== null],
    ['blood-bonus', disableBloodBonus === true],
    ['curve', isFitted(challenge, scoring)],
    ['locked-tile', requirements?.tile === 'titled' && requirements.requires.length > 0],
    ['cooldown', (cooldown?.seconds ?? 0) > 0],
  ]
  return kinds.filter(([, isLost]) => isLost).map(([kind]) => kind)
}

function filesOf(attachments: readonly (Schema<'Attachment'> | null)[]): CtfcliChallenge['files'] {
  const taken = new Set(['challenge.yml'])
  return attachments.flatMap((file) => {
    if (file?.type !== 'Local' || !file.url) return []
    return [{ name: unused(nameOf(file.url), taken), url: file.url }]
  })
}

/** The last part of an address, as a name that stays in its folder. */
function nameOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const last = path.slice(path.lastIndexOf('/') + 1)
  const name = decoded(last).replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
  return /^\.*$/.test(name) ? 'file' : name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name, or the name with the first number that makes it new; notes it as taken. */
function unused(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem}-${number}${end}`
  taken.add(free.toLowerCase())
  return free
}

/** Letters and digits of any script, joined by hyphens. */
const slug = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'challenge'
