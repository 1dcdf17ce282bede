import type { Export } from '#move-in/ctfd/export.ts'
import { freezeOf } from '#move-in/ctfd/standings.ts'
import { numberOf, textOf } from '#move-in/ctfd/values.ts'
import { many, momentOf } from '#move-in/ctfd/text.ts'
import type { MappingNeeds } from '#move-in/origin.ts'

/** Names what has no place here, with its own place there; what players miss comes first. */
export function remarkBehind(source: Export, { remarks }: MappingNeeds): void {
  for (const [text, subjects] of [...ofPlayers(source), ...ofOrganisers(source)])
    for (const subject of subjects) remarks.add('behind', text, subject)
}

type Named = readonly [text: string, subjects: readonly string[]]

function ofPlayers(source: Export): Named[] {
  const { config, rows } = source
  const freezeMs = freezeOf(source)
  const titleOf = titles(source)
  const topics = new Map(rows('topics').map(({ id, value }) => [id, textOf(value)]))
  const modules = new Map(rows('modules').map(({ id, name }) => [id, textOf(name)]))
  const inModule = Map.groupBy(rows('challenges'), ({ module_id: module }) => module)
  const most = [
    ['num_teams', 'teams'],
    ['num_users', 'accounts'],
  ].flatMap(([key = '', noun]) => {
    const count = numberOf(config.get(key))
    return count === undefined ? [] : [`${count} ${noun}`]
  })
  return [
    ['The freeze of the scoreboard.', freezeMs === undefined ? [] : [momentOf(freezeMs)]],
    ['Solutions.', rows('solutions').map((solution) => solutionOf(solution, titleOf))],
    [
      'The challenge that follows.',
      rows('challenges').flatMap(({ id, next_id: next }) =>
        numberOf(next) === undefined ? [] : [`${titleOf(id)}: ${titleOf(next)}`],
      ),
    ],
    ['Tags.', byChallenge(rows('tags'), titleOf, ({ value }) => textOf(value))],
    [
      'Topics.',
      byChallenge(
        rows('challenge_topics'),
        titleOf,
        ({ topic_id: topic }) => topics.get(topic) ?? '',
      ),
    ],
    [
      'Modules.',
      rows('modules').map(({ id, name }) =>
        [
          textOf(name),
          (inModule.get(id) ?? []).map((challenge) => titleOf(challenge.id)).join(', '),
        ]
          .filter(Boolean)
          .join(': '),
      ),
    ],
    [
      'Audiences.',
      rows('audiences').map(({ id, name }) => {
        const open = rows('module_audience_access')
          .filter((row) => row.audience_id === id)
          .map((row) => modules.get(row.module_id) ?? '')
        return [textOf(name), open.join(', ')].filter(Boolean).join(': ')
      }),
    ],
    ['Largest numbers.', most],
    [
      'Fields of profiles.',
      rows('fields').map(({ id, name }) => {
        const entries = rows('field_entries').filter(
          (entry) => entry.field_id === id && textOf(entry.value) !== '',
        )
        return `${textOf(name)}: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
      }),
    ],
    ['Unlocked hints.', counted(rows('unlocks').length)],
    ['Votes and reviews of challenges.', byCount(rows('ratings'), titleOf)],
    ['Comments of organisers.', counted(rows('comments').length)],
    [
      'Websites and countries of people and teams.',
      counted([...rows('users'), ...rows('teams')].filter(hasPlaceOrSite).length),
    ],
  ]
}

const hasPlaceOrSite = ({ website, country }: Fields) =>
  textOf(website) !== '' || textOf(country) !== ''

function ofOrganisers({ config }: Export): Named[] {
  const isSet = (key: string) => !NOTHING.has((config.get(key) ?? '').trim().toLowerCase())
  const host = config.get('mail_server') ?? ''
  const header = config.get('theme_header') ?? ''
  const [, colour] = /--theme-color:\s*([^;}<]{1,40})/.exec(header) ?? []
  const others = [...config.keys()].filter(
    (key) => isSet(key) && !KNOWN.test(key) && !(key === 'theme_header' && colour !== undefined),
  )
  return [
    [
      'The mail server: name it as HALYARD_SMTP_URL.',
      isSet('mail_server')
        ? [[host, config.get('mail_port')].filter(Boolean).join(':')]
        : isSet('mailgun_base_url')
          ? [config.get('mailgun_base_url') ?? '']
          : [],
    ],
    ['Logo and pictures of the theme.', PICTURES.filter(isSet)],
    ['The colour of the theme.', colour === undefined ? [] : [colour.trim()]],
    ['Settings that nothing here corresponds to.', others],
  ]
}

const NOTHING = new Set(['', 'none', 'null', '0'])
const PICTURES = ['ctf_logo', 'ctf_small_icon', 'ctf_banner']

/** Settings that are moved, are named elsewhere, or are the program's own. */
const KNOWN =
  /^(?:ctf_(?:version|name|description|logo|small_icon|banner)|.*_version|user_mode|start|end|freeze|setup|team_size|num_teams|num_users|view_after_ctf|verify_emails|(?:challenge|score|account|registration)_visibility|registration_code|domain_(?:whitelist|blacklist)|mail_.*|mailgun_.*|ctf_theme|version_latest|next_update_check)$/

type Fields = ReturnType<Export['rows']>[number]

const titles = (source: Export) => {
  const known = new Map(source.challenges.map(({ id, title }) => [id, title]))
  return (id: unknown): string => known.get(Number(id)) ?? `challenge ${textOf(id)}`
}

function solutionOf(
  { challenge_id: challenge, state, content }: Fields,
  titleOf: (id: unknown) => string,
): string {
  const files = new Set(textOf(content).match(/\/files\/[^\s"'()<>?#]+/g))
  const shown = files.size === 0 ? '' : `, with ${many(files.size, 'file')}`
  return `${titleOf(challenge)} (${textOf(state) || 'visible'})${shown}`
}

/** `Title: word, word`. */
function byChallenge(
  rows: readonly Fields[],
  titleOf: (id: unknown) => string,
  labelOf: (row: Fields) => string,
): string[] {
  const own = Map.groupBy(rows, ({ challenge_id: challenge }) => challenge)
  return [...own].map(([id, group]) => `${titleOf(id)}: ${group.map(labelOf).join(', ')}`)
}

function byCount(rows: readonly Fields[], titleOf: (id: unknown) => string): string[] {
  const own = Map.groupBy(rows, ({ challenge_id: challenge }) => challenge)
  return [...own].map(([id, { length }]) => `${titleOf(id)}: ${length}`)
}

const counted = (count: number): string[] => (count === 0 ? [] : [String(count)])
