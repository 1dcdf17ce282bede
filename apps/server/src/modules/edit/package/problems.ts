import type { ErrorObject } from 'ajv/dist/2020.js'

const SHOWN_CHARACTERS = 40

/** What is wrong with a file of a package, by the name of the field: "hints[1] is not a text". The text of a flag is never in it. */
export function describeProblem(error: ErrorObject): string {
  const { keyword, params } = error
  if (keyword === 'required') return `${fieldOf(error, params['missingProperty'])} is missing`
  return `${fieldOf(error)} ${reasonOf(error)}`
}

function reasonOf({ keyword, params, data, parentSchema = {}, message }: ErrorObject): string {
  if (data === null) return 'is missing'
  const { length } = Object(data)
  switch (keyword) {
    case 'type':
      return `is not ${typeLabels[String([params['type']].flat()[0])] ?? 'what it should be'}`
    case 'minimum':
    case 'maximum':
      return `is ${JSON.stringify(data)}; ${parentSchema['minimum']} to ${parentSchema['maximum']} are allowed`
    case 'minLength':
      return 'is empty'
    case 'maxLength':
      return `has ${length} characters; ${params['limit']} are allowed`
    case 'maxItems':
      return `has ${length} entries; ${params['limit']} are allowed`
    case 'enum':
      return `is ${shown(data)}; ${params['allowedValues'].join(', ')} are known`
    case 'const':
      return `is ${shown(data)}; ${params['allowedValue']} is known`
    case 'pattern':
      return `is no ${parentSchema['title']}`
    default:
      return message ?? 'is wrong'
  }
}

const typeLabels: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const shown = (value: unknown) =>
  typeof value === 'string' ? `"${value.slice(0, SHOWN_CHARACTERS)}"` : 'no text'

/** `/flags/static/0/value` as `flags.static[0].value`; what is in no field is the file. */
function fieldOf({ instancePath }: ErrorObject, property?: string): string {
  const parts = [...instancePath.split('/').slice(1), ...(property === undefined ? [] : [property])]
  const path = parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')
  return path.replace(/^\./, '') || 'the file'
}
