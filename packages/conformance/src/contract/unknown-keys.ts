import { type JsonSchema, resolved } from '#contract/document.ts'

type Node = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
}

/** Keys of a value that its schema does not name, as paths (`/members/*` + `/nick`). The contract lets servers add keys. */
export function unknownKeys(schema: JsonSchema, value: unknown, path = ''): string[] {
  return [...new Set(walk(schema, value, path))]
}

function walk(schema: JsonSchema, value: unknown, path: string): string[] {
  const node = resolved(schema) as Node
  if (typeof value !== 'object' || value === null) return []
  if (node.anyOf) return fewest(node.anyOf.map((branch) => walk(branch, value, path)))
  if (Array.isArray(value)) {
    const { items } = node
    return items ? value.flatMap((item) => walk(items, item, `${path}/*`)) : []
  }
  return Object.entries(value).flatMap(([key, part]) => walkKey(node, key, part, path))
}

function walkKey(node: Node, key: string, part: unknown, path: string): string[] {
  const known = node.properties?.[key]
  if (known) return walk(known, part, `${path}/${key}`)
  const free = node.additionalProperties
  if (typeof free === 'object') return walk(free, part, `${path}/*`)
  return node.properties ? [`${path}/${key}`] : []
}

const fewest = (lists: string[][]) =>
  lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? [])
