import {
  operationsOf,
  type Body,
  type Contract,
  type Operation,
  type PlacedOperation,
} from './contract.ts'
import type { Places } from './places.ts'
import type { Problem } from './problems.ts'

const ROLES = ['Anonymous', 'User', 'Monitor', 'Admin']
const GAME_ROLES = ['manager', 'author', 'monitor', 'reviewer']
/** The parameter of the address that leads to a game, by what it names. */
const LEADS_TO_GAME: Readonly<Record<string, string>> = {
  game: '{id}',
  challenge: '{challengeId}',
  participation: '{id}',
  instance: '{id}',
  any: '',
}

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

function complaintsAbout({ url, operation }: PlacedOperation): Complaint[] {
  const isOpen = operation['x-role'] === 'Anonymous'
  const complaints: Complaint[] = []
  if (!ROLES.includes(operation['x-role'] ?? '')) {
    complaints.push({ keys: ['x-role'], message: `x-role must be one of ${ROLES.join(', ')}` })
  }
  complaints.push(...complaintsAboutGame(url, operation['x-game-role']))
  if (!operation.security) {
    complaints.push({ keys: [], message: 'security must be written out' })
  } else if ((operation.security.length === 0) !== isOpen) {
    complaints.push({ keys: ['security'], message: 'security must be empty just for Anonymous' })
  }
  if (!isOpen && !operation.responses?.['401']) {
    complaints.push({ keys: ['responses'], message: 'an operation with a role answers 401' })
  }
  // An operation that a browser opens by itself succeeds by leading it on.
  if (!Object.keys(operation.responses ?? {}).some((status) => /^(?:2|302)/.test(status))) {
    complaints.push({ keys: ['responses'], message: 'an operation answers 2XX or 302' })
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

function complaintsAboutGame(url: string, role: Operation['x-game-role']): Complaint[] {
  if (role === undefined) return []
  const parameter = LEADS_TO_GAME[role.of ?? '']
  const isRight =
    parameter !== undefined &&
    url.includes(parameter) &&
    role.roles?.length !== 0 &&
    role.roles?.every((one) => GAME_ROLES.includes(one))
  const message = `x-game-role must name roles out of ${GAME_ROLES.join(', ')}, and what in the address is of the game`
  return isRight ? [] : [{ keys: ['x-game-role'], message }]
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
