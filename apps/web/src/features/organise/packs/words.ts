import type { FailureCode } from '@halyard/packs/failure'
import type { ChangeCode, NoteCode, Outcome } from '@halyard/packs/send'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words<Code extends string> = Record<Code, MessageDescriptor>

/** Kinds of remarks about a challenge of a pack. What the remark is about follows as the file has it. */
export const noteWords = {
  'key-repeated': msg`A key is given twice, the last one is kept`,
  'documents-extra': msg`Several YAML documents in one file, one is kept`,
  'title-shared': msg`Another challenge has this title, the folder was added`,
  'left-out': msg`Fields that the platform has no place for`,
  'unknown-key': msg`Unknown keys`,
  'category-unknown': msg`Unknown category, filed under Misc`,
  'type-unknown': msg`Unknown type, taken as an ordinary challenge`,
  'no-value': msg`No points given, the default scoring is kept`,
  'value-unreadable': msg`A number cannot be read`,
  'decay-fitted': msg`The fall of the points was fitted to our curve`,
  'no-flags': msg`No flag that the platform can hold, so it stays disabled`,
  'flag-regex': msg`A flag as a pattern is left out`,
  'flag-case': msg`A flag that ignores letter case, so it stays disabled`,
  'flag-exact': msg`The flag is compared exactly, letter case matters`,
  'case-claimed': msg`The text says that letter case does not matter, for the flag it does`,
  'flag-repeated': msg`A flag is given twice`,
  'flag-template': msg`The flag template is left out: choose a dynamic type in the editor`,
  'flag-unusable': msg`A flag cannot be stored`,
  'flag-extra': msg`Flags in the game that the file does not name are kept`,
  'hint-cost': msg`A hint with a price or condition is left out`,
  'hint-free': msg`A hint with a price or condition is free for everybody`,
  requirement: msg`An order of challenges, which the platform does not have`,
  tags: msg`Tags, which the platform does not have`,
  'attempts-capped': msg`The limit of attempts is out of range`,
  'image-not-built': msg`The image must be built first; imported without instance`,
  'image-port': msg`The port inside the image is not named, 80 is assumed`,
  connection: msg`Connection details were added to the description`,
  'address-open': msg`An address that the file leaves open is not shown to players`,
  placeholder: msg`A placeholder is kept as text`,
  'file-missing': msg`A file is missing`,
  'file-refused': msg`A file outside the pack: the challenge is refused`,
  'file-folder': msg`A folder is named as a file`,
  'file-too-large': msg`A file is too large`,
  'type-fixed': msg`The challenge in the game has another type, which cannot be changed`,
} as const satisfies Words<NoteCode>

/** What an update changes. */
export const changeWords = {
  content: msg`description`,
  hints: msg`hints`,
  submissionLimit: msg`limit of attempts`,
  originalScore: msg`points`,
  minScoreRate: msg`lowest points`,
  difficulty: msg`fall of the points`,
  containerImage: msg`image`,
  exposePort: msg`port`,
  flagTemplate: msg`flag template`,
  memoryLimit: msg`memory`,
  cpuCount: msg`processors`,
  storageLimit: msg`storage`,
  networkMode: msg`network`,
  enableTrafficCapture: msg`traffic capture`,
  disableBloodBonus: msg`bonus for first solves`,
  deadlineUtc: msg`deadline`,
  file: msg`attachment`,
  flags: msg`new flags`,
  enabled: msg`shown to players`,
} as const satisfies Words<ChangeCode>

/** What would become of a challenge. */
export const plannedWords = {
  created: msg`New`,
  updated: msg`Will be updated`,
  unchanged: msg`Already there`,
  failed: msg`Cannot be imported`,
} as const satisfies Words<Outcome>

/** What has become of it. */
export const doneWords = {
  created: msg`Imported`,
  updated: msg`Updated`,
  unchanged: msg`Already there`,
  failed: msg`Not imported`,
} as const satisfies Words<Outcome>

export const outcomeTones = {
  created: 'ok',
  updated: 'info',
  unchanged: 'neutral',
  failed: 'bad',
} as const satisfies Record<Outcome, string>

/** Why nothing of a pack can be read. */
export const problemWords = {
  'archive-broken': msg`The archive is damaged and cannot be read. Pack it again.`,
  'archive-too-large': msg`The archive is too large, or unpacks to more than any challenge pack. Drop the folder with the challenges instead.`,
  'ctfd-incomplete': msg`This is no full export of CTFd: tables are missing. Export again with all of them.`,
  'no-challenges': msg`There is no challenge in it: no challenge.yml, no export of CTFd and no package of a game.`,
  'not-an-archive': msg`The file is not a ZIP archive.`,
} as const satisfies Words<FailureCode>
