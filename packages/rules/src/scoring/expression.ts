/** What a formula may name. */
export const EXPRESSION_NAMES = ['solves', 'max', 'min', 'decay', 'teams'] as const

export type ExpressionValues = Record<(typeof EXPRESSION_NAMES)[number], number>

export const EXPRESSION_FUNCTIONS = {
  abs: Math.abs,
  ceil: Math.ceil,
  exp: Math.exp,
  floor: Math.floor,
  ln: Math.log,
  round: Math.round,
  sqrt: Math.sqrt,
  tanh: Math.tanh,
} as const

/** Longest formula, characters. It also bounds how deep one can be nested. */
export const EXPRESSION_LENGTH = 500

/** What is wrong with a formula, and where: `at` is the index of the character. */
export type ExpressionMistake = {
  at: number
  problem: 'tooLong' | 'unfinished' | 'unexpected' | 'unknownName'
  /** The text at that position. */
  text: string
}

export type Expression = (values: ExpressionValues) => number

class Mistake extends Error {
  readonly mistake: ExpressionMistake
  constructor(mistake: ExpressionMistake) {
    super(mistake.problem)
    this.mistake = mistake
  }
}

/**
 * Reads a formula over the names above: numbers, `+ - * / ^`, parentheses and the functions above. `^` binds tightest and
 * to the right, so `-2 ^ 2` is -4. It can compute a number and nothing else; what is no number stays one of JavaScript's.
 */
export function parseExpression(
  text: string,
): { compute: Expression; mistake?: never } | { compute?: never; mistake: ExpressionMistake } {
  if (text.length > EXPRESSION_LENGTH)
    return { mistake: { at: EXPRESSION_LENGTH, problem: 'tooLong', text: '' } }
  try {
    return { compute: read(tokensOf(text)) }
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.mistake }
    throw error
  }
}

type Token = { at: number; kind: 'number' | 'name' | 'sign' | 'end'; text: string }

const TOKEN = /\s*(?:(?<number>\d+(?:\.\d*)?|\.\d+)|(?<name>[A-Za-z_]\w*)|(?<sign>[-+*/^()]))/y

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const end = text.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const { number, name, sign } = TOKEN.exec(text)?.groups ?? {}
    const found = number ?? name ?? sign
    if (found === undefined) {
      const at = from + text.slice(from).search(/\S/)
      const [character = ''] = text.slice(at)
      throw new Mistake({ at, problem: 'unexpected', text: character })
    }
    const kind = number ? 'number' : name ? 'name' : 'sign'
    tokens.push({ at: TOKEN.lastIndex - found.length, kind, text: found })
  }
  return [...tokens, { at: end, kind: 'end', text: '' }]
}

/** One function for each level of precedence, the loosest first. */
function read(tokens: readonly Token[]): Expression {
  let next = 0
  const token = (): Token => tokens[next] ?? { at: 0, kind: 'end', text: '' }
  const take = (...signs: string[]): string | undefined => {
    const { kind, text } = token()
    if (kind !== 'sign' || !signs.includes(text)) return undefined
    next += 1
    return text
  }
  const refuse = (): never => {
    const { at, kind, text } = token()
    throw new Mistake({ at, problem: kind === 'end' ? 'unfinished' : 'unexpected', text })
  }
  const expect = (sign: string) => take(sign) ?? refuse()

  const sum = (): Expression => {
    let left = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) left = join(sign, left, product())
    return left
  }
  const product = (): Expression => {
    let left = signed()
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) left = join(sign, left, signed())
    return left
  }
  const signed = (): Expression => {
    const sign = take('-', '+')
    if (!sign) return power()
    const value = signed()
    return sign === '-' ? (values) => -value(values) : value
  }
  const power = (): Expression => {
    const base = atom()
    return take('^') ? join('^', base, signed()) : base
  }
  const atom = (): Expression => {
    const { at, kind, text } = token()
    if (take('(')) return inParentheses()
    if (kind !== 'number' && kind !== 'name') return refuse()
    next += 1
    if (kind === 'number') return () => Number(text)
    if (isName(text)) return (values) => values[text]
    if (!isFunction(text)) throw new Mistake({ at, problem: 'unknownName', text })
    expect('(')
    const argument = inParentheses()
    return (values) => EXPRESSION_FUNCTIONS[text](argument(values))
  }
  const inParentheses = (): Expression => {
    const inner = sum()
    expect(')')
    return inner
  }

  const whole = sum()
  if (token().kind !== 'end') refuse()
  return whole
}

const isName = (text: string): text is keyof ExpressionValues =>
  EXPRESSION_NAMES.some((name) => name === text)

const isFunction = (text: string): text is keyof typeof EXPRESSION_FUNCTIONS =>
  Object.hasOwn(EXPRESSION_FUNCTIONS, text)

const OPERATORS: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
}

function join(sign: string, left: Expression, right: Expression): Expression {
  const operate = OPERATORS[sign]
  if (!operate) throw new TypeError(`no operator: ${sign}`)
  return (values) => operate(left(values), right(values))
}
