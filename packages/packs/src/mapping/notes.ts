/** Kinds of remarks about a challenge, with the headings of their lines in the totals. */
export const noteHeading = {
  closed: 'not open to everybody there, so not enabled',
  'curve-missing': 'dynamic points without the numbers by which they fall, so not enabled',
  'key-repeated': 'key given twice, the last one kept',
  'documents-extra': 'several YAML documents in one file, one kept',
  'title-shared': 'title of another challenge, the folder added',
  'left-out': 'field the platform has no place for',
  'unknown-key': 'unknown key',
  'category-unknown': 'unknown category, filed under Misc',
  'type-unknown': 'unknown type, taken as standard',
  'no-value': "no points given, the platform's default scoring kept",
  'value-unreadable': 'number that could not be read',
  'points-range': 'points that the platform does not have, the nearest taken',
  'points-fall': 'points that fall to a tenth, as the tool of the file has it',
  'decay-fitted': 'decay curve fitted',
  'no-flags': 'no flag the platform can hold, so not enabled',
  'flag-regex': 'flag as a pattern, left out',
  'flag-case': 'flag that ignores case, so not enabled without --flags exact',
  'flag-exact': 'flag compared exactly from now on, case matters',
  'case-claimed': 'text says that case does not matter, for the flag it does',
  'flag-repeated': 'flag given twice',
  'flag-template': 'flag template, not imported: choose a dynamic type in the editor',
  'flag-unusable': 'flag that cannot be stored',
  'flag-extra': 'flag on the server that the files do not name, kept',
  'hint-cost': 'hint with a price or condition, left out without --hints all',
  'hint-free': 'hint with a price or condition, free for everybody',
  requirement: 'order of challenges, which the platform does not have',
  'requirement-missing': 'required challenge that the game does not have, so open without it',
  cooldown: 'pause after wrong answers, which the platform does not have',
  tags: 'tags, which the platform does not have',
  'attempts-capped': 'attempt limit out of range',
  'image-not-built': 'image that must be built first, imported without instance',
  'image-missing': 'container without an image, so not enabled',
  'container-extra':
    'containers beside the one that players reach, which an instance does not have',
  'image-port': 'inner port of the image not named, 80 assumed',
  connection: 'connection info added to the description',
  'address-open': 'address that the file leaves open, not shown to players',
  placeholder: 'placeholder kept as text',
  'file-linked': 'file elsewhere on the web, linked in the description',
  'file-missing': 'file missing',
  'file-refused': 'file outside the folder, refused',
  'file-renamed': 'file renamed, because another one has its name',
  'file-folder': 'folder named as a file',
  'file-too-large': 'file too large',
  'type-fixed': 'type on the server differs and cannot be changed',
} as const

export type NoteCode = keyof typeof noteHeading

/** Remarks about something that did not arrive. Each is listed with its file, and the import counts as incomplete. */
export const losses: readonly NoteCode[] = [
  'closed',
  'curve-missing',
  'points-range',
  'key-repeated',
  'documents-extra',
  'no-flags',
  'flag-regex',
  'flag-unusable',
  'flag-case',
  'flag-template',
  'hint-cost',
  'requirement',
  'cooldown',
  'image-not-built',
  'image-missing',
  'container-extra',
  'file-missing',
  'file-refused',
  'file-folder',
  'file-too-large',
]

/** Remarks about what the organiser has to mend in the editor. */
export const todos: readonly NoteCode[] = [
  'address-open',
  'placeholder',
  'case-claimed',
  'requirement-missing',
]

/** One remark about one challenge: a closed code for counting and a short text for the reader. */
export type Note = { code: NoteCode; text: string }

export const note = (code: NoteCode, text: string): Note => ({ code, text })
