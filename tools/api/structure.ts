import { createConfig, lint } from '@redocly/openapi-core'
import { fromRedocly, type Problem } from './problems.ts'

/** Rules of the OpenAPI linter. All of them fail the check; a warning nobody must obey is noise. */
const rules = {
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-description': 'error',
  'operation-summary': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'operation-4xx-response': 'error',
  'operation-parameters-unique': 'error',
  'parameter-description': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'no-enum-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-unresolved-refs': 'error',
  'security-defined': 'error',
  'tag-description': 'error',
  'tags-alphabetical': 'error',
  'info-contact': 'error',
  'info-license': 'error',
  struct: 'error',
} as const

/** Findings of the OpenAPI linter, with file and line. */
export async function structureProblems(contractFile: string): Promise<Problem[]> {
  const config = await createConfig({ rules })
  const findings = await lint({ ref: contractFile, config })
  return findings.map(fromRedocly)
}
