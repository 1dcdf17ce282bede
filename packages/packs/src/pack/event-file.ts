import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { readSettings, time, truth, whole, words } from '#mapping/settings.ts'
import { fields, isEmpty } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { parseChallenge } from '#pack/parse.ts'
import { readText } from '#tree/text.ts'
import type { Tree, TreeFile } from '#tree/tree.ts'

type Input = Required<Schema<'GameInfoInput'>>
type GameFields = Pick<
  Input,
  | 'summary'
  | 'content'
  | 'acceptWithoutReview'
  | 'writeupRequired'
  | 'writeupNote'
  | 'writeupDeadline'
  | 'teamMemberCountLimit'
  | 'containerCountLimit'
  | 'practiceMode'
  | 'bloodBonus'
> & { inviteCode: string }

/** What an event says about itself, beside its challenges. */
export type EventSettings = {
  title?: string
  startMs?: number
  endMs?: number
  /** For a new game. */
  settings: Partial<GameFields>
  divisions?: Division[]
  /** Whether it has times for its scoreboard or its challenges, which are not brought. */
  hasSchedule?: boolean
  /** What players are asked before they join. */
  fields?: Schema<'ProfileFieldsEditModel'>
  /** Texts that staff insert into answers to questions. */
  cannedAnswers?: Schema<'CannedAnswersEditModel'>
  /** Whether teams share notes; absent where the event does not say. */
  presence?: Schema<'PresenceSettingsEditModel'>
  /** Without file where the event names one that is not there. */
  poster?: { file?: TreeFile }
}

/** A division of a game, and what its teams may do. */
export type Division = {
  name: string
  inviteCode: string | undefined
  /** What those who join accept; absent for nothing. */
  declaration?: string
  defaultPermissions: number
  /** By challenge, which has no key where the event holds no such challenge. */
  configs: { id: number; key?: string; permissions: number }[]
}

type EventFile = EventSettings & {
  /** Path of the file below the event. */
  source: string
  /** Keys that were not taken over. */
  leftOut: string[]
}

const range = limits.gameInfoInput
const readers = {
  title: words,
  start: time,
  end: time,
  summary: words,
  content: words,
  acceptWithoutReview: truth,
  writeupRequired: truth,
  writeupNote: words,
  writeupDeadline: time,
  inviteCode: words,
  teamMemberCountLimit: whole(range.teamMemberCountLimit),
  containerCountLimit: whole(range.containerCountLimit),
  practiceMode: truth,
}

/** A game is hidden until it is published, whatever its file says. */
const known = new Set([...Object.keys(readers), 'hidden'])

/**
 * The event file of the tools around GZ::CTF, if the pack has one: `.gzevent`, or the `event` of `.gzctf/conf.yaml`. What else the latter
 * holds, addresses and credentials, is not looked at.
 */
export async function readEventFile(tree: Tree): Promise<EventFile | undefined> {
  const event = await readYaml(tree, '.gzevent')
  if (event) return settingsOf('.gzevent', event)
  const configuration = await readYaml(tree, '.gzctf/conf.yaml')
  if (!configuration || isEmpty(configuration.event)) return undefined
  return settingsOf('.gzctf/conf.yaml', fields(configuration.event))
}

async function readYaml(tree: Tree, path: string): Promise<Fields | undefined> {
  const located = await tree.locate(path)
  const source = located.kind === 'found' ? await readText(located.file) : undefined
  if (source === undefined) return undefined
  const parsed = parseChallenge(source)
  return parsed.kind === 'fields' ? parsed.file : undefined
}

type Read = Omit<GameFields, 'bloodBonus'> & { title: string; start: number; end: number }

function settingsOf(source: string, file: Fields): EventFile {
  const read = readSettings<Read>(file, readers)
  const { title, start, end, ...settings } = read.settings
  const unknown = Object.keys(file).filter((key) => !known.has(key) && !isEmpty(file[key]))
  return {
    source,
    ...(title !== undefined && { title }),
    startMs: start,
    endMs: end,
    settings,
    leftOut: [...unknown, ...read.unreadable],
  }
}
