import type { FailureCode } from '@halyard/packs/failure'
import type { ChangeCode, NoteCode, Outcome } from '@halyard/packs/send'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Labels<Code extends string> = Record<Code, MessageDescriptor>

/** Kinds of remarks about a challenge of a pack. What the remark is about follows as the file has it. */
export const noteTexts = {
  closed: msg`Not open to everyone there, so it stays disabled`,
  'curve-missing': msg`The numbers of its dynamic score are missing, so it stays disabled`,
  'key-repeated': msg`A key is given twice, the last one is kept`,
  'documents-extra': msg`Several YAML documents in one file, one is kept`,
  'title-shared': msg`Another challenge has this title, the folder was added`,
  'left-out': msg`Fields that the platform does not support`,
  'unknown-key': msg`Unknown keys`,
  'category-unknown': msg`Unknown category, filed under Misc`,
  'type-unknown': msg`Unknown type, treated as a standard challenge`,
  'no-value': msg`No points given, the default scoring is kept`,
  'value-unreadable': msg`A number cannot be read`,
  'points-range': msg`The platform does not have these points, the nearest are taken`,
  'points-fall': msg`The points fall to a tenth, as the tool of the file has it`,
  'decay-fitted': msg`Score decay was converted to this platform's formula`,
  'no-flags': msg`No flag that the platform supports, so it stays disabled`,
  'flag-regex': msg`Flags written as patterns (regex) are skipped`,
  'flag-case': msg`A flag that ignores letter case, so it stays disabled`,
  'flag-exact': msg`The flag is compared exactly, letter case matters`,
  'case-claimed': msg`The text says that letter case does not matter, for the flag it does`,
  'flag-repeated': msg`A flag is given twice`,
  'flag-template': msg`The flag template is left out: choose a dynamic type in the editor`,
  'flag-unusable': msg`A flag cannot be stored`,
  'flag-extra': msg`Flags in the game that the file does not name are kept`,
  'hint-cost': msg`A hint with a price or condition is left out`,
  'hint-free': msg`A hint with a price or condition is free for everyone`,
  requirement: msg`Challenge order is not supported`,
  'requirement-missing': msg`A required challenge is not in the game`,
  cooldown: msg`A pause after wrong answers is not supported`,
  tags: msg`Tags, which the platform does not have`,
  'attempts-capped': msg`The limit of attempts is out of range`,
  'image-not-built': msg`The image must be built first; imported without instance`,
  'image-missing': msg`A container without an image, so it stays disabled`,
  'container-extra': msg`Containers beside the one that players reach are left out`,
  'image-port': msg`The port inside the image is not named, 80 is assumed`,
  connection: msg`Connection details were added to the description`,
  'address-open': msg`An address that the file leaves open is not shown to players`,
  placeholder: msg`A placeholder is kept as text`,
  'file-linked': msg`A file elsewhere on the web is linked in the description`,
  'file-missing': msg`A file is missing`,
  'file-refused': msg`A file outside the pack: the challenge is refused`,
  'file-renamed': msg`A file was renamed, because another one has its name`,
  'file-folder': msg`A folder is named as a file`,
  'file-too-large': msg`A file is too large`,
  'type-fixed': msg`The challenge in the game has another type, which cannot be changed`,
} as const satisfies Labels<NoteCode>

/** What an update changes. */
export const changeLabels = {
  content: msg`description`,
  hints: msg`hints`,
  submissionLimit: msg`limit of attempts`,
  originalScore: msg`points`,
  minScoreRate: msg`lowest points`,
  difficulty: msg`score decay`,
  scoring: msg`scoring formula`,
  requirements: msg`requirements`,
  cooldown: msg`pause after wrong answers`,
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
  fileName: msg`file name`,
  file: msg`attachment`,
  flags: msg`new flags`,
  enabled: msg`shown to players`,
} as const satisfies Labels<ChangeCode>

/** What would become of a challenge. */
export const plannedLabels = {
  created: msg`New`,
  updated: msg`Will be updated`,
  unchanged: msg`Already there`,
  failed: msg`Cannot be imported`,
} as const satisfies Labels<Outcome>

/** What has become of it. */
export const doneLabels = {
  created: msg`Imported`,
  updated: msg`Updated`,
  unchanged: msg`Already there`,
  failed: msg`Not imported`,
} as const satisfies Labels<Outcome>

export const outcomeTones = {
  created: 'ok',
  updated: 'info',
  unchanged: 'neutral',
  failed: 'bad',
} as const satisfies Record<Outcome, string>

/** Why nothing of a pack can be read. */
export const problemTexts = {
  'archive-broken': msg`The archive is damaged and cannot be read. Pack it again.`,
  'archive-too-large': msg`The archive is too large, or unpacks to more than any challenge pack. Drop the folder with the challenges instead.`,
  'ctfd-incomplete': msg`This is not a full CTFd export: tables are missing. Export again with all of them.`,
  'no-challenges': msg`It contains no challenge: no challenge.yml, no CTFd export and no game package.`,
  'not-an-archive': msg`The file is not a ZIP archive.`,
} as const satisfies Labels<FailureCode>
