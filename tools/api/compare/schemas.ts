// Long on purpose: one walk over two schemas, read from top to bottom.
import type { ApiDocument } from './document.ts'
import type { Report, Spot } from './difference.ts'
import { keywordRules, relateTypes, describeTypes, describeValues } from './keywords.ts'
import { isRecord } from './json.ts'
import { relateSets, type Relation } from './relation.ts'
import { shapeOf, variantKey, type Shape } from './shape.ts'

/** Two things of which the first is the older or our own one. */
export interface Pair<T> {
  before: T
  after: T
}

/** Compares two schemas and everything below them. */
export class SchemaComparison {
  readonly #documents: Pair<ApiDocument>
  readonly #report: Report
  /** Pairs of named types that are being compared right now: types may contain themselves. */
  readonly #open = new Set<string>()

  constructor(documents: Pair<ApiDocument>, report: Report) {
    this.#documents = documents
    this.#report = report
  }

  /** Reports all differences between two schemas at one place. A schema that is missing takes anything. */
  compare(schemas: Pair<unknown>, spot: Spot): void {
    const shapes = {
      before: shapeOf(this.#documents.before, schemas.before),
      after: shapeOf(this.#documents.after, schemas.after),
    }
    const name = shapes.after.name ?? shapes.before.name
    const key = `${shapes.before.name ?? ''} ${shapes.after.name ?? ''}`
    if (name && this.#open.has(key)) return
    if (name) this.#open.add(key)
    this.#compareShapes(shapes, name ? { ...spot, typePlace: name } : spot)
    if (name) this.#open.delete(key)
  }

  #compareShapes(shapes: Pair<Shape>, spot: Spot): void {
    const { before, after } = shapes
    const types = relateTypes(before.types, after.types)
    if (before.variants.length > 0 || after.variants.length > 0) {
      this.#compareVariants(shapes, spot)
      return
    }
    this.#note('type', types, spot, describeTypes(before.types), describeTypes(after.types))
    if (types === 'other') return
    this.#compareValues(shapes, spot)
    this.#compareKeywords(shapes, spot)
    this.#compareFields(shapes, spot)
    if (before.items !== undefined && after.items !== undefined) {
      this.compare({ before: before.items, after: after.items }, below(spot, '[]'))
    }
  }

  #compareValues({ before, after }: Pair<Shape>, spot: Spot): void {
    if (!before.values || !after.values) {
      const relation = relateSets(before.values, after.values)
      this.#note(
        'limit',
        relation,
        spot,
        describeValues(before.values),
        describeValues(after.values),
      )
      return
    }
    for (const value of before.values) {
      if (after.values.includes(value)) continue
      this.#report({ ...spot, aspect: 'value', relation: 'removed', before: JSON.stringify(value) })
    }
    for (const value of after.values) {
      if (before.values.includes(value)) continue
      this.#report({ ...spot, aspect: 'value', relation: 'added', after: JSON.stringify(value) })
    }
  }

  #compareKeywords({ before, after }: Pair<Shape>, spot: Spot): void {
    for (const [keyword, { relate, say }] of Object.entries(keywordRules)) {
      const [old, young] = [before.keywords[keyword], after.keywords[keyword]]
      this.#note('limit', relate(old, young), spot, say(old), say(young))
    }
    const [old, young] = [before.keywords['default'], after.keywords['default']]
    if (JSON.stringify(old) === JSON.stringify(young)) return
    this.#note('default', 'other', spot, describeDefault(old), describeDefault(young))
  }

  #compareFields(shapes: Pair<Shape>, spot: Spot): void {
    const { before, after } = shapes
    for (const [name, schema] of Object.entries(before.fields)) {
      const at = below(spot, `.${name}`)
      if (name in after.fields) {
        this.#comparePresence(shapes, name, at)
        this.compare({ before: schema, after: after.fields[name] }, at)
        continue
      }
      this.#report({
        ...at,
        aspect: 'field',
        relation: 'removed',
        before: describe(this.#documents.before, schema),
        isRequired: before.required.includes(name),
      })
    }
    for (const [name, schema] of Object.entries(after.fields)) {
      if (name in before.fields) continue
      this.#report({
        ...below(spot, `.${name}`),
        aspect: 'field',
        relation: 'added',
        after: describe(this.#documents.after, schema),
        isRequired: after.required.includes(name),
      })
    }
    this.#compareOtherKeys(shapes, spot)
  }

  #comparePresence({ before, after }: Pair<Shape>, name: string, spot: Spot): void {
    const was = before.required.includes(name)
    const is = after.required.includes(name)
    if (was === is) return
    this.#note(
      'presence',
      is ? 'narrower' : 'wider',
      spot,
      describePresence(was),
      describePresence(is),
    )
  }

  #compareOtherKeys({ before, after }: Pair<Shape>, spot: Spot): void {
    if (isRecord(before.otherKeys) && isRecord(after.otherKeys)) {
      this.compare({ before: before.otherKeys, after: after.otherKeys }, below(spot, '.*'))
      return
    }
    const relation = relateOpenness(before.otherKeys, after.otherKeys)
    this.#note(
      'otherKeys',
      relation,
      spot,
      describeKeys(before.otherKeys),
      describeKeys(after.otherKeys),
    )
  }

  #compareVariants({ before, after }: Pair<Shape>, spot: Spot): void {
    const old = this.#byKey(this.#documents.before, before)
    const young = this.#byKey(this.#documents.after, after)
    const gone = [...old].filter(([key]) => !young.has(key))
    const fresh = [...young].filter(([key]) => !old.has(key))
    for (const [key, schema] of old) {
      if (young.has(key)) this.compare({ before: schema, after: young.get(key) }, spot)
    }
    const [onlyGone, onlyFresh] = [gone[0], fresh[0]]
    if (onlyGone && onlyFresh && gone.length === 1 && fresh.length === 1) {
      this.compare({ before: onlyGone[1], after: onlyFresh[1] }, spot)
      return
    }
    for (const [, schema] of gone) {
      const text = describe(this.#documents.before, schema)
      this.#report({ ...spot, aspect: 'variant', relation: 'removed', before: text })
    }
    for (const [, schema] of fresh) {
      const text = describe(this.#documents.after, schema)
      this.#report({ ...spot, aspect: 'variant', relation: 'added', after: text })
    }
  }

  /** A schema without alternatives is its own single one. */
  #byKey(document: ApiDocument, shape: Shape): Map<string, unknown> {
    const { variants, name, keywords } = shape
    if (variants.length === 0) return new Map([[name ?? JSON.stringify(keywords), keywords]])
    return new Map(variants.map((variant) => [variantKey(document, variant), variant]))
  }

  #note(
    aspect: 'type' | 'limit' | 'presence' | 'default' | 'otherKeys',
    relation: Relation,
    spot: Spot,
    before: string,
    after: string,
  ): void {
    if (relation !== 'same') this.#report({ ...spot, aspect, relation, before, after })
  }
}

/** A schema in a word or two. */
function describe(document: ApiDocument, schema: unknown): string {
  const { name, types } = shapeOf(document, schema)
  return name ?? describeTypes(types)
}

function below(spot: Spot, step: string): Spot {
  return {
    ...spot,
    place: `${spot.place}${step}`,
    ...(spot.typePlace && { typePlace: `${spot.typePlace}${step}` }),
  }
}

/** Free keys take more than keys of one kind, those more than none. */
function relateOpenness(before: unknown, after: unknown): Relation {
  const [old, young] = [openness(before), openness(after)]
  if (old === young) return 'same'
  return young < old ? 'narrower' : 'wider'
}

function openness(keys: unknown): number {
  if (keys === false) return 0
  return isRecord(keys) && Object.keys(keys).length > 0 ? 1 : 2
}

const describeKeys = (keys: unknown) =>
  ['no other keys', 'other keys of one kind', 'any other key'][openness(keys)] ?? ''
/** Whether something must be there, in words. */
export const describePresence = (isRequired: boolean) => (isRequired ? 'required' : 'optional')
const describeDefault = (value: unknown) =>
  value === undefined ? 'no default' : `default ${JSON.stringify(value)}`
