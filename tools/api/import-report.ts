import type { Aspect, Difference } from './compare/difference.ts'
import { operationsIn } from './compare/operation.ts'
import type { ApiDocument } from './compare/document.ts'
import { aspectRules, isSuccess } from './compare/verdict.ts'

/** How another server's document compares with ours. */
export interface ImportReport {
  theirs: string
  /** How many operations each document has, and how many they share. */
  counts: { ours: number; theirs: number; shared: number }
  /** Operations of ours that the other document does not have. */
  lacks: string[]
  /** Operations that only the other document has. */
  adds: string[]
  differs: ImportDifference[]
  /** Differences that many documents have because they say less: see `isMinor`. */
  minor: ImportDifference[]
}

/** One difference within an operation that both have. */
export interface ImportDifference {
  operation: string
  place: string
  aspect: Aspect
  /** What our contract says; undefined when only the other document has it. */
  ours?: string
  /** What the other document says; undefined when only ours has it. */
  theirs?: string
}

/** Sorts differences between our contract (first) and another document (second). */
export function importReport(
  ours: ApiDocument,
  theirs: ApiDocument,
  differences: readonly Difference[],
): ImportReport {
  const operations = differences.filter(({ aspect }) => aspect === 'operation')
  const within = differences.filter(({ operation }) => operation !== '' && !isHub(operation))
  const lacks = operations.filter(({ relation }) => relation === 'removed')
  const adds = operations.filter(({ relation }) => relation === 'added')
  const [ourCount, theirCount] = [operationsIn(ours).length, operationsIn(theirs).length]
  return {
    theirs: theirs.label,
    counts: { ours: ourCount, theirs: theirCount, shared: ourCount - lacks.length },
    lacks: lacks.map(({ place }) => place),
    adds: adds.map(({ place }) => place),
    differs: within.filter((one) => !isMinor(one)).map(toImport),
    minor: within.filter(isMinor).map(toImport),
  }
}

const isHub = (operation: string) => operation.startsWith('hub ')

/** Names and facts that never travel, or that only our documents have. */
const MINOR_ASPECTS: readonly Aspect[] = [
  'operationId',
  'pathName',
  'role',
  'bodyLimit',
  'rateLimit',
  'deprecated',
  'header',
  'default',
  'otherKeys',
  'limit',
]

/** What generated documents often leave out: limits, refusals, what is required. */
function isMinor({ aspect, relation, side, place }: Difference): boolean {
  if (aspect === 'status') return !isSuccess(place)
  if (!isSuccess(place) && side === 'answer') return true
  if (aspect === 'mediaType') return relation === 'added'
  if (aspect === 'presence') return side === 'answer' || relation === 'wider'
  return MINOR_ASPECTS.includes(aspect)
}

function toImport(difference: Difference): ImportDifference {
  const { operation, place, aspect, relation, before, after, isRequired } = difference
  const presence = isRequired ? 'required' : undefined
  const text = (value: string | undefined) =>
    [value, presence].filter(Boolean).join(', ') || 'there'
  return {
    operation,
    place,
    aspect,
    ...(relation !== 'added' && { ours: text(before) }),
    ...(relation !== 'removed' && { theirs: text(after) }),
  }
}

/** The report for people. With `isComplete`, minor differences are listed too. */
export function formatImport(report: ImportReport, isComplete: boolean): string {
  const { counts, lacks, adds, differs, minor } = report
  const shown = isComplete ? [...differs, ...minor] : differs
  const head = `${report.theirs} has ${counts.shared} of our ${counts.ours} operations and ${adds.length} more.`
  const hint = `Smaller differences (limits, refusals, what is required): ${minor.length}. --all lists them.`
  return [
    head,
    section('Lacks', lacks),
    section('Adds', adds),
    section('Differs', linesByOperation(shown), shown.length),
    !isComplete && minor.length > 0 ? hint : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function section(title: string, lines: readonly string[], count = lines.length): string {
  return lines.length === 0
    ? ''
    : [`${title} (${count})`, ...lines.map((line) => `  ${line}`)].join('\n')
}

function linesByOperation(differences: readonly ImportDifference[]): string[] {
  const operations = Map.groupBy(differences, ({ operation }) => operation)
  return [...operations].flatMap(([operation, ofOne]) => [
    operation,
    ...ofOne.map((difference) => `  ${sentence(difference)}`),
  ])
}

function sentence({ place, aspect, ours, theirs }: ImportDifference): string {
  const what = [place, aspectRules[aspect].noun].filter(Boolean).join(' ')
  if (theirs === undefined) return `${what}: only ours${valueOf(ours)}`
  if (ours === undefined) return `${what}: only theirs${valueOf(theirs)}`
  return `${what}: ours ${ours}, theirs ${theirs}`
}

const valueOf = (text: string | undefined) => (text && text !== 'there' ? ` (${text})` : '')
