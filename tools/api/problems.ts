import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core'
import { relative } from 'node:path'

/** Something wrong with the contract, and where. */
export interface Problem {
  file: string
  line: number
  message: string
  rule: string
}

/** Turns a finding of the OpenAPI linter into ours. */
export function fromRedocly({ location, message, ruleId }: NormalizedProblem): Problem {
  const [first] = location
  if (!first) return { file: '', line: 0, message, rule: ruleId }
  const { source, start } = getLineColLocation(first)
  return { file: source.absoluteRef, line: start.line, message, rule: ruleId }
}

/** One line for people and editors: `openapi/paths/team/by-id.yaml:12 message (rule)`. */
export function formatProblem({ file, line, message, rule }: Problem): string {
  return `${relative(process.cwd(), file)}:${line} ${message} (${rule})`
}
