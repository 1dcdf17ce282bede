import type { Schema } from '#modules/operation/operation-types.ts'

type Signal = Schema<'SignalModel'>

const COLUMNS = [
  ...['signal', 'kind', 'signal_time', 'team_id', 'team', 'challenge', 'fact', 'time', 'user'],
  ...['seconds', 'median_seconds', 'submission_id', 'answer', 'address'],
  ...['looked_into_by', 'looked_into_at', 'note'],
] as const

/** A table with one line for each fact. */
export function evidenceTable(signals: readonly Signal[]): string {
  const lines = signals.flatMap((signal) => signal.facts.map((fact) => lineOf(signal, fact)))
  return [COLUMNS, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function lineOf(signal: Signal, fact: Signal['facts'][number]) {
  const team = signal.teams.find(({ participationId }) => participationId === fact.participationId)
  const { mark } = signal
  return [
    ...[signal.id, signal.kind, timeOf(signal.time), team?.teamId, team?.name],
    ...[fact.challenge ?? signal.challenge?.title, fact.what, timeOf(fact.time), fact.userName],
    ...[fact.seconds, fact.medianSeconds, fact.submissionId, signal.answer, signal.address],
    ...[mark?.userName, timeOf(mark?.time ?? null), mark?.note],
  ]
}

const timeOf = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString())

/** Names, answers and notes are of players and staff: none of them is a formula to the program that opens the table. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
