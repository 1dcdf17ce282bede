import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { Contract, JsonSchema, Operation, Parameter } from '#http/contract/contract.ts'
import { isUnkeepable } from '#modules/text/json.ts'
import { createNormaliser, fromText } from '#http/contract/normaliser.ts'
import type { Normaliser } from '#http/contract/normaliser.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { MessageValues } from '#i18n/translate.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Checks input against the contract and returns it in the contract's spelling, defaults filled in. */
export interface Validation {
  /** Throws Refusal 404: a path that does not fit addresses nothing. */
  path(operation: Operation, values: Readonly<Record<string, string>>): Record<string, unknown>
  /** Throws Refusal 400. */
  query(operation: Operation, values: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** Throws Refusal 400. */
  body(operation: Operation, value: unknown): unknown
}

export function createValidation(contract: Contract): Validation {
  const normalise = createNormaliser(contract)
  const ajv = new Ajv2020({
    strict: false,
    useDefaults: true,
    verbose: true,
    logger: false,
  })
  addContractTypes(ajv, contract)

  const checks = new Map<Operation, Checks>()
  const checksOf = (operation: Operation): Checks => {
    const known = checks.get(operation)
    if (known) return known
    const path = operation.parameters.filter((parameter) => parameter.in === 'path')
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    // Wrapped in an object, so that defaults and type errors of the body itself are handled like those of its properties.
    const box = { type: 'object', properties: { body: operation.jsonBody ?? {} } }
    const made = {
      path: { parameters: path, isValid: ajv.compile(objectOf(path)) },
      query: { parameters: query, isValid: ajv.compile(objectOf(query)) },
      isValidBody: ajv.compile(box),
    }
    checks.set(operation, made)
    return made
  }

  return {
    path(operation, values) {
      const { parameters, isValid } = checksOf(operation).path
      const input = readParameters(normalise, parameters, values)
      if (Object.values(input).some(isUnkeepableText)) throw new Refusal(404, 'notFound')
      if (!isValid(input)) throw pathRefusal(mainError(isValid.errors))
      return input
    },
    query(operation, values) {
      const { parameters, isValid } = checksOf(operation).query
      const input = readParameters(normalise, parameters, values)
      const bad = Object.keys(input).find((name) => isUnkeepableText(input[name]))
      if (bad !== undefined) throw new Refusal(400, 'fieldMalformed', { values: { field: bad } })
      if (!isValid(input)) throw valueRefusal(mainError(isValid.errors))
      return input
    },
    body(operation, value) {
      const schema = operation.jsonBody
      if (!schema) return undefined
      if (value === undefined) throw new Refusal(400, 'bodyMissing')
      const box = { body: normalise(schema, value) }
      const { isValidBody } = checksOf(operation)
      if (!isValidBody(box)) throw valueRefusal(mainError(isValidBody.errors))
      return box.body
    },
  }
}

const isUnkeepableText = (value: unknown) => typeof value === 'string' && isUnkeepable(value)

interface ParameterCheck {
  readonly parameters: readonly Parameter[]
  readonly isValid: ValidateFunction
}

/** Validators of an operation, compiled on its first call. */
interface Checks {
  readonly path: ParameterCheck
  readonly query: ParameterCheck
  readonly isValidBody: ValidateFunction
}

/** Makes the named types and the formats of the contract known to a validator. */
export function addContractTypes(ajv: Ajv2020, contract: Contract): void {
  for (const format of ['int32', 'int64', 'double', 'binary']) ajv.addFormat(format, true)
  ajv.addFormat('uuid', UUID)
  for (const [name, schema] of Object.entries(contract.schemas)) ajv.addSchema(schema, name)
}

/** Names are matched in any letter case; of a repeated one the last counts, and without a value an optional one is not there. */
function readParameters(
  normalise: Normaliser,
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (parameters.length === 0) return input
  const lower = new Map(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]))
  for (const { name, schema, required } of parameters) {
    const found = lower.get(name.toLowerCase())
    const text: unknown = Array.isArray(found) ? found.at(-1) : found
    if (typeof text === 'string' && (required || text !== ''))
      input[name] = normalise(schema, fromText(schema, text))
  }
  return input
}

function objectOf(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

const depth = (error: ErrorObject) => error.instancePath.split('/').length

/** Of the errors of alternatives the deepest one is about what the caller meant. */
function mainError(errors: readonly ErrorObject[] | null | undefined): ErrorObject {
  if (!errors?.[0]) throw new Error('a check failed and does not say why')
  const about = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && params['type'] !== 'null',
  )
  return about.toSorted((a, b) => depth(b) - depth(a))[0] ?? errors[0]
}

function pathRefusal(error: ErrorObject): Refusal {
  const isHash =
    error.instancePath === '/hash' && typeof error.data === 'string' && error.data.length === 64
  return isHash ? new Refusal(400, 'fileHashMalformed') : new Refusal(404, 'notFound')
}

function valueRefusal(error: ErrorObject): Refusal {
  const [key, values] = reasonOf(error)
  return new Refusal(400, key, { values: { field: fieldOf(error), ...values } })
}

/** `/body/flags/2/flag` -> `flags[2].flag`; the body itself is called `body`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1)
  const inside = steps[0] === 'body' ? steps.slice(1) : steps
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : []
  const text = [...inside, ...missing]
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
  return text.replace(/^\./, '') || 'body'
}

function reasonOf(error: ErrorObject): [MessageKey, MessageValues?] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the contract's own schema that was compiled
  const schema = (error.parentSchema ?? {}) as JsonSchema
  switch (error.keyword) {
    case 'required':
      return ['fieldRequired']
    case 'type':
      return error.data === null ? ['fieldNull'] : ['fieldType', { type: typeName(schema) }]
    case 'enum':
      return ['fieldNotListed', { choices: (schema.enum ?? []).join(', ') }]
    case 'minLength':
    case 'maxLength':
      return lengthReason(schema, error.data)
    case 'minimum':
    case 'maximum':
      return rangeReason(schema)
    case 'pattern':
      return [patternReason(schema.pattern ?? '')]
    case 'format':
      return [schema.format === 'uuid' ? 'fieldNotUuid' : 'fieldMalformed']
    default:
      return ['fieldMalformed']
  }
}

function typeName({ type }: JsonSchema): string {
  const types = typeof type === 'string' ? [type] : (type ?? [])
  return types.filter((name) => name !== 'null').join(' / ')
}

/** A maximum length that nobody reaches by typing is left out of the message about the minimum. */
const PRACTICALLY_ANY = 1000

function lengthReason(
  { minLength: min, maxLength: max }: JsonSchema,
  data: unknown,
): [MessageKey, MessageValues?] {
  const isRange = min !== undefined && min > 1 && max !== undefined && max < PRACTICALLY_ANY
  if (isRange) return ['fieldLengthBetween', { min, max }]
  if (max !== undefined && typeof data === 'string' && data.length > max)
    return ['fieldTooLong', { max }]
  return min === undefined || min <= 1 ? ['fieldBlank'] : ['fieldTooShort', { min }]
}

const HUGE = 2_147_483_647

function rangeReason({ minimum: min, maximum: max }: JsonSchema): [MessageKey, MessageValues?] {
  if (min !== undefined && max !== undefined && max < HUGE) return ['fieldBetween', { min, max }]
  if (min !== undefined && min > -HUGE) return ['fieldTooSmall', { min }]
  return ['fieldTooBig', { max: max ?? HUGE }]
}

function patternReason(pattern: string): MessageKey {
  if (pattern === String.raw`\S`) return 'fieldBlank'
  if (pattern.includes('@')) return 'fieldNotEmail'
  return pattern.includes('[xX]') ? 'fieldNotPhone' : 'fieldMalformed'
}
