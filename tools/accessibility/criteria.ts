// Long on purpose: the table of the report, one entry a criterion.

export type State = 'supports' | 'partially' | 'not-applicable'

export type Criterion = {
  id: string
  name: string
  level: 'A' | 'AA'
  state: State
  remarks: string
  /** Tests that fail when it is broken: a file and words of the test's name. */
  tests?: readonly (readonly [file: string, name: string])[]
}

/** When the report was last gone through, and the day the screens were last walked by hand. */
export const reportedOn = '2026-11-26'
export const walkedOn = '2026-11-25'

const everyScreen = ['e2e/specs/everywhere.e2e.ts', 'every screen of part'] as const
const walk = ['e2e/specs/focus.e2e.ts', 'bring nothing under a bar'] as const
const matrix = 'packages/ui/src/components/competition/solve-matrix/solve-matrix.test.tsx'
const noMedia = 'The product has no audio or video of its own.'

export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    state: 'supports',
    remarks:
      'Pictures that say something have a text; charts have a sentence and a table of their numbers.',
    tests: [everyScreen],
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    state: 'not-applicable',
    remarks: noMedia,
  },
  {
    id: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    state: 'not-applicable',
    remarks: noMedia,
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    state: 'not-applicable',
    remarks: noMedia,
  },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', state: 'not-applicable', remarks: noMedia },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    state: 'not-applicable',
    remarks: noMedia,
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    state: 'supports',
    remarks:
      'Tables and lists have names; cells of the scoreboard say which challenge they belong to while others are out of view.',
    tests: [
      everyScreen,
      [matrix, 'tells readers which column'],
      ['tools/checks/tables.test.ts', 'every table has a name'],
    ],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    state: 'supports',
    remarks: 'The order of reading was compared with the order of the pages.',
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    state: 'supports',
    remarks: 'No text refers to a place, a shape or a color alone.',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    state: 'supports',
    remarks: 'Nothing requires one orientation.',
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    state: 'supports',
    remarks: 'Fields about the reader name their purpose.',
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    state: 'supports',
    remarks:
      'Lines have dashes, solves have shapes, categories have icons and, on request, patterns.',
    tests: [[matrix, 'marks the solves of every category']],
  },
  { id: '1.4.2', name: 'Audio Control', level: 'A', state: 'not-applicable', remarks: noMedia },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    state: 'supports',
    remarks:
      'Measured in four themes; colors that organizers choose are changed until they can be read. Words of categories keep 4.5:1 on rows of every state.',
    tests: [
      everyScreen,
      [
        'packages/ui/src/theme/category-text.test.ts',
        'words of categories are readable on every ground',
      ],
    ],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    state: 'supports',
    remarks: 'At 200 % nothing is cut off and no page scrolls sideways.',
    tests: [everyScreen],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    state: 'supports',
    remarks: 'Text is text. Certificates are documents that are made to be printed.',
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    state: 'supports',
    remarks:
      'At 320 px no page scrolls sideways but for tables of data. At 400 % bars scroll away with the page.',
    tests: [everyScreen, ['e2e/specs/focus.e2e.ts', 'at 400 % no bar keeps its place']],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    state: 'supports',
    remarks: 'Fields, switches and rings were measured in all themes.',
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    state: 'supports',
    remarks:
      'Words of the product have room for wider spacing. Names that people chose end in dots where rows are short; the whole name is a step or a tooltip away.',
    tests: [['e2e/specs/text-spacing.e2e.ts', 'wider text spacing cuts and covers no text']],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    state: 'supports',
    remarks: 'Tooltips can be dismissed with Escape and hovered.',
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    state: 'supports',
    remarks: 'A competition was played, run and monitored by keyboard.',
    tests: [['e2e/specs/organise-key-path.e2e.ts', 'by keys alone']],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    state: 'supports',
    remarks: 'Every screen was left with Tab, dialogs with Escape.',
    tests: [walk],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    state: 'supports',
    remarks: 'Single keys can be switched off in the profile.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    state: 'supports',
    remarks:
      'Times of a competition are essential. Messages that close by themselves wait while they have the focus.',
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    state: 'supports',
    remarks: 'Lists that grow by themselves can be paused.',
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    state: 'supports',
    remarks: 'Nothing flashes; reduced motion is followed.',
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    state: 'supports',
    remarks: 'A link leads past the bars; pages have landmarks and headings.',
    tests: [everyScreen],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    state: 'supports',
    remarks: 'Each screen has a title of its own.',
    tests: [everyScreen],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    state: 'supports',
    remarks:
      'What deletes itself, closes its dialog or replaces its place hands the focus to what takes its place.',
    tests: [
      [
        'apps/web/src/app/focus/keep-focus.test.tsx',
        'goes on with the same control of the next entry',
      ],
    ],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    state: 'supports',
    remarks: 'Links say where they lead.',
    tests: [everyScreen],
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    state: 'supports',
    remarks: 'Navigation, lists, and a palette that searches.',
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    state: 'supports',
    remarks: 'Read on every screen.',
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    state: 'supports',
    remarks: 'A ring of two pixels, also on what arrow keys reach.',
    tests: [[matrix, 'rings what the arrows reach']],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    state: 'supports',
    remarks: 'Pages scroll what takes the focus out from under their bars.',
    tests: [walk],
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    state: 'supports',
    remarks: 'What pinching does, buttons do too.',
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    state: 'supports',
    remarks: 'Controls act when the pointer is released.',
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    state: 'supports',
    remarks: 'Names begin with the words that are seen.',
    tests: [everyScreen],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    state: 'not-applicable',
    remarks: 'Nothing reacts to the movement of a device.',
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    state: 'supports',
    remarks: 'Buttons move the part of a picture that is kept, and zoom into charts over time.',
    tests: [
      [
        'packages/ui/src/components/fields/image-cropper/image-cropper.test.tsx',
        'moves by buttons, without dragging',
      ],
      [
        'packages/ui/src/components/charts/timeline-chart/timeline-chart.test.tsx',
        'zooms by buttons, without dragging',
      ],
    ],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    state: 'supports',
    remarks: 'At least 24 px, 44 px where a finger points.',
    tests: [everyScreen],
  },
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    state: 'supports',
    remarks: 'The page says its language and follows a switch.',
    tests: [everyScreen],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    state: 'supports',
    remarks:
      'Names of languages and lines of the log say theirs. What people write is in the language they choose.',
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    state: 'supports',
    remarks: 'The focus alone changes nothing.',
    tests: [walk],
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    state: 'supports',
    remarks: 'Forms wait for their button; filters change the list they stand above.',
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    state: 'supports',
    remarks: 'Bars have one order on all screens.',
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    state: 'supports',
    remarks: 'One word for each thing, by a glossary.',
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    state: 'supports',
    remarks: 'Contacts are on the page about the platform, linked from the end of each page.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    state: 'supports',
    remarks: 'Fields say what is wrong with them, in words.',
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    state: 'supports',
    remarks:
      'Fields have labels, and the rules of passwords are shown before one is typed. What must be filled in is marked, going by what the form checks.',
    tests: [
      [
        'apps/web/src/shared/forms/required.test.tsx',
        'marks the fields that the check of a form does not let be empty',
      ],
      [
        'apps/web/src/features/account/register/register-form.test.tsx',
        'shows the rules before anything is typed',
      ],
    ],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    state: 'supports',
    remarks: 'Messages say what to do.',
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    state: 'supports',
    remarks: 'What cannot be taken back asks first.',
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    state: 'supports',
    remarks: 'Nothing is asked twice but a new password, which guards against a slip.',
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    state: 'supports',
    remarks:
      'Passwords can be pasted, filled in and shown; the check for robots is a calculation of the browser. A platform may choose Cloudflare Turnstile instead, which was not looked at.',
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    state: 'supports',
    remarks:
      'Lists of options have the names of their fields, and leave the page to readers while they are open.',
    tests: [
      everyScreen,
      ['packages/ui/src/components/fields/select/select.test.tsx', 'names its list after itself'],
    ],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    state: 'supports',
    remarks:
      'Verdicts, what forms and questions did, and how much a search finds are announced without the focus.',
    tests: [
      ['apps/web/src/shared/forms/form-dialog.test.tsx', 'announces that what was sent is done'],
    ],
  },
]
