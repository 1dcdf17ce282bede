import { operationsOf, type Body, type Contract, type PlacedOperation } from './contract.ts'
import type { Places } from './places.ts'
import type { Problem } from './problems.ts'

const ROLES = ['Anonymous', 'User', 'Monitor', 'Admin']

/** What every operation must have, beyond what OpenAPI asks for. */
export async function operationProblems(contract: Contract, places: Places): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const placed of operationsOf(contract)) {
    for (const { keys, message } of complaintsAbout(placed)) {
      const place = await places.inUrl(placed.url, [placed.verb, ...keys])
      problems.push({ ...place, message, rule: 'operation' })
    }
  }
  return problems
}

interface Complaint {
  keys: string[]
  message: string
}

function complaintsAbout({ operation }: PlacedOperation): Complaint[] {
  const isOpen = operation['x-role'] === 'Anonymous'
  const complaints: Complaint[] = []
  if (!ROLES.includes(operation['x-role'] ?? '')) {
    complaints.push({ keys: ['x-role'], message: `x-role must be one of ${ROLES.join(', ')}` })
  }
  if (!operation.security) {
    complaints.push({ keys: [], message: 'security must be written out' })
  } else if ((operation.security.length === 0) !== isOpen) {
    complaints.push({ keys: ['security'], message: 'security must be empty just for Anonymous' })
  }
  if (!isOpen && !operation.responses?.['401']) {
    complaints.push({ keys: ['responses'], message: 'an operation with a role answers 401' })
  }
  for (const { status, subject } of failuresOf(operation)) {
    if (operation.responses?.[status]) continue
    complaints.push({ keys: ['responses'], message: `${subject} answers ${status}` })
  }
  return [
    ...complaints,
    ...missingExamples(operation.requestBody, ['requestBody']),
    ...ofResponses(),
  ]

  function ofResponses(): Complaint[] {
    return Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      missingExamples(response, ['responses', status]),
    )
  }
}

/** What the server may answer whatever the operation does, and which operations that are. */
const failuresOf = ({ requestBody }: PlacedOperation['operation']) => [
  ...(requestBody ? [{ status: '408', subject: 'an operation with a body' }] : []),
  { status: '500', subject: 'every operation' },
  { status: '503', subject: 'every operation' },
]

/** A body needs an example, unless it is a file as a whole. */
function missingExamples(body: Body | undefined, keys: string[]): Complaint[] {
  return Object.entries(body?.content ?? {}).flatMap(([type, media]) => {
    const isFile = media.schema?.format === 'binary'
    if (isFile || 'example' in media || 'examples' in media) return []
    return [{ keys: [...keys, 'content', type], message: 'the body has no example' }]
  })
}
