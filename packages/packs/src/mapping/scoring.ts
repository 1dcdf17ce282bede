import { CURVE_SCORING, INT32_MAX, lowestScore, scoringProblem } from '@halyard/rules'
import type { Scoring as WayOfScoring } from '@halyard/rules'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { curveOf } from '#mapping/curve.ts'
import type { Curve } from '#mapping/curve.ts'
import { isEmpty, isFields, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** Fields of the contract; absent = the server's value stays. */
export type Scoring = { originalScore?: number; minScoreRate?: number; difficulty?: number }

/** Points of a challenge; unknown where they fall, and nothing says how. */
type Mapped = { scoring: Scoring; way?: WayOfScoring; isUnknown?: true; notes: Note[] }

/** What a new challenge has by the contract, shown where a file names no points. */
export const defaultScore = 1000

/**
 * Points and decay. A `standard` challenge keeps its value for everybody. A `dynamic` one falls from `initial` to `minimum`;
 * the file says it by a straight line or a parabola over the number of solves, the platform by
 * `score × (rate + (1 - rate) × e^((1 - solves) / difficulty))`. The curves cannot coincide, so they are made to meet where half
 * of the fall is done; start and floor are exact.
 */
export function mapScoring(file: Fields): Mapped {
  const curve = curveOf(file)
  const type = text(file.type)?.trim().toLowerCase()
  const { function: _name, ...numbers } = curve
  const notes = unreadable({ ...(isFields(file.value) ? {} : { value: file.value }), ...numbers })
  const isFixed = type === 'standard' && number(file.value) !== undefined && !hasFunction(curve)
  const falls = type === 'dynamic' || (!isFixed && isFalling(curve))
  const given = number(falls ? (curve.initial ?? file.value) : file.value) ?? number(file.value)
  if (given === undefined) {
    return {
      scoring: {},
      notes: [...notes, note('no-value', `no points: default ${defaultScore}`)],
    }
  }
  const originalScore = Math.min(Math.max(Math.round(given), 0), INT32_MAX)
  if (originalScore !== Math.round(given))
    notes.push(note('points-range', `${given} points -> ${originalScore}`))
  if (!falls) {
    const unused = Object.keys(numbers).map((key) =>
      note('left-out', `${key} of a standard challenge`),
    )
    return { scoring: { originalScore, minScoreRate: 1 }, notes: [...notes, ...unused] }
  }
  if (Object.keys(numbers).length === 0) {
    notes.push(note('curve-missing', 'dynamic without initial, minimum and decay'))
    return { scoring: { originalScore, minScoreRate: 1 }, isUnknown: true, notes }
  }
  const fitted = fitCurve(originalScore, curve)
  const way = wayOf(originalScore, curve)
  return {
    scoring: { originalScore, ...fitted.scoring },
    ...(way && { way }),
    notes: [...notes, ...fitted.notes],
  }
}

/** The formula of the file itself, for platforms that have more than one; undefined where it does not say all of it. */
function wayOf(originalScore: number, curve: Curve): WayOfScoring | undefined {
  const minimum = number(curve.minimum)
  const decay = number(curve.decay)
  const name = text(curve.function)?.trim().toLowerCase() ?? 'logarithmic'
  if (minimum === undefined || decay === undefined || decay < 0 || decay > 1_000_000)
    return undefined
  if (name !== 'linear' && name !== 'logarithmic') return undefined
  const lowest = Math.max(Math.ceil(minimum), 0)
  const way: WayOfScoring = { ...CURVE_SCORING, kind: name, minimum: lowest, decay }
  return scoringProblem(way, originalScore) === undefined ? way : undefined
}

const isFalling = ({ initial, minimum, decay }: Curve) =>
  number(initial) !== undefined || (number(minimum) !== undefined && number(decay) !== undefined)

/** Of any type: the points fall by it, and `value` is what is left of them. */
const hasFunction = ({ function: name, initial }: Curve) =>
  /^(linear|logarithmic)$/i.test(name?.trim() ?? '') && number(initial) !== undefined

function fitCurve(initial: number, extra: Curve): { scoring: Scoring; notes: Note[] } {
  const minimum = number(extra.minimum)
  const decay = number(extra.decay)
  const rate = minimum === undefined ? undefined : share(minimum, initial)
  const rates = rate === undefined ? {} : { minScoreRate: rate }
  if (decay === undefined || rate === 1) return { scoring: rates, notes: [] }
  const floor = minimum ?? initial / 4
  const isLinear = text(extra.function)?.trim().toLowerCase() === 'linear'
  const half = isLinear ? halfOfLine(initial - floor, decay) : halfOfParabola(decay)
  if (half === undefined) return { scoring: { ...rates, minScoreRate: 1 }, notes: [] }
  const difficulty = Math.max(round(half / Math.LN2, 2), 0.1)
  const curve = text(extra.function) ?? 'logarithmic'
  const fitted = note('decay-fitted', `${curve} decay ${decay} -> difficulty ${difficulty}`)
  return { scoring: { ...rates, difficulty }, notes: [fitted] }
}

/** Solves after the first at which `initial - decay × solves` has done half of its fall; never for a decay of nothing. */
const halfOfLine = (fall: number, decay: number) => (decay > 0 ? fall / (2 * decay) : undefined)

/** The same for `initial - fall × (solves / decay)²`, whose decay is the number of solves that reach the floor. */
const halfOfParabola = (decay: number) => Math.max(decay, 1) * Math.SQRT1_2

/** The floor as a share, rounded so that the platform's `floor(rate × score)` gives the minimum back. */
function share(minimum: number, initial: number): number {
  if (initial <= 0) return 1
  const floor = Math.min(Math.max(minimum, 0), initial)
  const rate = round(floor / initial, 6)
  return lowestScore(initial, rate) < Math.floor(floor) ? round(rate + 1e-6, 6) : rate
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const unreadable = (numbers: Fields): Note[] =>
  Object.entries(numbers)
    .filter(([, value]) => !isEmpty(value) && number(value) === undefined)
    .map(([key]) => note('value-unreadable', `${key} is not a number`))
