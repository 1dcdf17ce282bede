import { losses, noteHeading, todos } from '@halyard/packs/send'
import type { Note } from '@halyard/packs/send'
import type { Export } from '#move-in/ctfd/export.ts'
import { isOn } from '#move-in/ctfd/values.ts'
import type { MappingNeeds } from '#move-in/origin.ts'

/** What could not be kept of a challenge as it was, in the words of the importer of challenge files, without its options. */
export function remarkChallenges({ challenges }: Export, { remarks }: MappingNeeds): void {
  const all = challenges.flatMap(({ title, notes }) => notes.map((note) => ({ title, note })))
  for (const { title, note } of all.toSorted((a, b) => costOf(a.note) - costOf(b.note))) {
    if (NAMED_ELSEWHERE.has(note.code)) continue
    const heading = noteHeading[note.code].replace(/ without --\w+ \w+/, '')
    remarks.add(weightOf(note), `Challenges: ${heading}.`, `${title}: ${note.text}`)
  }
}

/** As things that stay behind, or what is kept after all. */
const NAMED_ELSEWHERE = new Set<string>(['left-out', 'unknown-key', 'tags', 'requirement'])
const BY_COST: readonly string[] = [...losses, ...todos, 'decay-fitted']

const costOf = ({ code }: Note) => (BY_COST.includes(code) ? BY_COST.indexOf(code) : BY_COST.length)

const weightOf = ({ code }: Note) =>
  losses.includes(code) ? 'lost' : BY_COST.includes(code) ? 'changed' : 'note'

/** What is to be known of the export as a whole. */
export function remarkSource(source: Export, { remarks }: MappingNeeds): void {
  const { config, missingTables, otherTypes } = source
  for (const table of missingTables)
    remarks.add('lost', 'The export lacks a table, and what it held.', `db/${table}.json`)
  const schemas = source.rows('alembic_version').map((row) => String(row.version_num))
  if (!schemas.some((schema) => TRIED.has(schema)))
    remarks.add(
      'changed',
      'This was not tried with the version of CTFd that the export is of: look whether all is there.',
      `schema ${schemas.join(', ') || 'not named'}, CTFd ${config.get('ctf_version') ?? 'not named'}`,
    )
  for (const [type, count] of otherTypes)
    remarks.add('changed', 'Answers that count as wrong here.', `${count} of the kind "${type}"`)
  const renewing = source.rows('users').filter((user) => isOn(user.change_password))
  for (const { name } of renewing)
    remarks.add(
      'changed',
      'There they had to choose a new password at the next login.',
      String(name),
    )
  if (isOn(config.get('paused')))
    remarks.add(
      'changed',
      'CTFd was paused; the game here takes answers from its start to its end.',
    )
}

/** States of the database of CTFd 3.7 and 3.8. */
const TRIED = new Set(
  (
    '9889b8c53673 a02c5bf43407 9e6f6578ca84 5c4996aeb2cb 4fe3eeed9a9d a49ad66aa0f1 662d728ad7da 364b4efa1686 f73a96c97449 ' +
    '62bf576b2cd3 55623b100da8 67ebab6de598 48d8250d19bd 24ad6790bc3c 336b8c601b94 e69a79ebffd3 8275865e5992'
  ).split(' '),
)
