import { aspectRules, verdictOf, type Verdict } from './compare/verdict.ts'
import type { Difference } from './compare/difference.ts'
import { describePresence } from './compare/schemas.ts'

/** One finding in plain words; the same finding in several operations is one. */
export interface Finding {
  verdict: Verdict
  text: string
  /** What callers notice, for breaking findings. */
  harm?: string
  operations: string[]
}

/** Judges differences, seen by callers of the first document, and joins equal ones. */
export function findingsOf(differences: readonly Difference[]): Finding[] {
  const byText = new Map<string, Finding>()
  for (const difference of differences) {
    const verdict = verdictOf(difference)
    const text = sentence(difference)
    const key = `${verdict} ${text}`
    const finding = byText.get(key) ?? startFinding(verdict, text, difference)
    byText.set(key, finding)
    const { operation } = difference
    if (operation && !finding.operations.includes(operation)) finding.operations.push(operation)
  }
  return [...byText.values()]
}

function startFinding(verdict: Verdict, text: string, difference: Difference): Finding {
  const harm = verdict === 'breaking' ? aspectRules[difference.aspect].harm(difference) : ''
  return { verdict, text, operations: [], ...(harm && { harm }) }
}

/** What changed, e.g. `TeamUpdateModel.name: was at most 20 characters, is now at most 10 characters`. */
function sentence(difference: Difference): string {
  const { noun } = aspectRules[difference.aspect]
  const place = difference.typePlace ?? difference.place
  const what = [place && `${place}:`, noun, change(difference)].filter(Boolean).join(' ')
  return `${what}${sideTexts(difference)}`
}

function change({ relation, before, after, isRequired }: Difference): string {
  if (relation !== 'added' && relation !== 'removed') {
    return `was ${before ?? 'nothing'}, is now ${after ?? 'nothing'}`
  }
  const value = before ?? after
  if (isRequired === undefined) return value ? `${value} ${relation}` : relation
  return `${relation} (${[value, describePresence(isRequired)].filter(Boolean).join(', ')})`
}

/** A shared type may be sent and received; its position alone does not say which is meant. */
function sideTexts({ typePlace, side }: Difference): string {
  if (!typePlace || !side) return ''
  return side === 'request' ? ' in requests' : ' in answers'
}

const HEADINGS: Record<Verdict, string> = {
  breaking: 'Breaks callers',
  addition: 'Adds',
  note: 'Also changes',
}

/** The report for people: breaking changes first. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No difference that callers could notice.'
  const verdicts: Verdict[] = ['breaking', 'addition', 'note']
  return verdicts
    .map((verdict) => findings.filter((finding) => finding.verdict === verdict))
    .filter((group) => group.length > 0)
    .map(formatGroup)
    .join('\n\n')
}

function formatGroup(group: Finding[]): string {
  const heading = group[0] ? `${HEADINGS[group[0].verdict]} (${group.length})` : ''
  return [heading, ...group.map(formatFinding)].join('\n')
}

function formatFinding({ text, harm, operations }: Finding): string {
  const lines = [`  ${text}`]
  if (operations.length > 0) lines.push(`      ${someOf(operations)}`)
  if (harm) lines.push(`      ${harm}`)
  return lines.join('\n')
}

const MOST_NAMES = 5

function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  const rest = names.length - MOST_NAMES
  return rest > 0 ? `${shown} and ${rest} more` : shown
}
