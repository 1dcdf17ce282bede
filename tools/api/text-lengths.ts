import {
  operationsOf,
  referredType,
  type Contract,
  type JsonSchema,
  type Operation,
  type Parameter,
} from './contract.ts'
import type { Places } from './places.ts'
import type { Problem } from './problems.ts'

/** Formats with a length of their own, or that are no text. */
const MEASURED_FORMATS = ['uuid', 'binary']

/**
 * Every text that a caller sends has a greatest length: the server checks it before it does anything else with the
 * text, and some of what it does takes far longer than reading. Headers are limited by HTTP servers themselves.
 */
export async function textLengthProblems(contract: Contract, places: Places): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { url, verb, operation } of operationsOf(contract)) {
    for (const name of unlimitedTexts(contract, operation)) {
      const place = await places.inUrl(url, [verb])
      problems.push({ ...place, message: `the text ${name} has no maxLength`, rule: 'text-length' })
    }
  }
  return problems
}

function unlimitedTexts(contract: Contract, { parameters = [], requestBody }: Operation): string[] {
  const given = parameters
    .map((parameter) => resolved(contract, parameter))
    .filter((parameter) => parameter.in !== 'header')
  const bodies = Object.values(requestBody?.content ?? {})
  return [
    ...given.flatMap(({ name = '', schema = {} }) => textsIn(contract, schema, name)),
    ...bodies.flatMap(({ schema = {} }) => textsIn(contract, schema, 'body')),
  ]
}

function resolved(contract: Contract, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  return name === undefined ? parameter : (contract.components.parameters[name] ?? {})
}

/** Names of the texts in a schema that may have any length. */
function textsIn(contract: Contract, schema: JsonSchema, name: string): string[] {
  const type = referredType(schema)
  if (type !== undefined) return textsIn(contract, contract.components.schemas[type] ?? {}, name)
  const isText = [schema.type].flat().includes('string')
  const isMeasured =
    'maxLength' in schema || 'enum' in schema || MEASURED_FORMATS.includes(schema.format ?? '')
  return [
    ...(isText && !isMeasured ? [name] : []),
    ...(schema.anyOf ?? []).flatMap((choice) => textsIn(contract, choice, name)),
    ...(schema.items ? textsIn(contract, schema.items, `${name}[]`) : []),
    ...(schema.additionalProperties
      ? textsIn(contract, schema.additionalProperties, `${name}.*`)
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      textsIn(contract, value, `${name}.${key}`),
    ),
  ]
}
