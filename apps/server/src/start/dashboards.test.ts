// The dashboard and the alert rules in deploy/ ask for metrics and labels that the server has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadContract } from '#http/contract/contract.ts'
import { serveMetrics } from '#start/metrics-server.ts'
import { testApp } from '#testing/test-app.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')
const { services } = await testApp()
const server = await serveMetrics(services, { host: '127.0.0.1', port: 0 })
afterAll(() => server.stop())

/** What Prometheus adds by itself. */
const OF_PROMETHEUS = { up: ['job', 'instance'] }
const ADDED_LABELS = ['job', 'instance', 'le']

interface Metric {
  readonly name: string
  readonly type: unknown
  readonly labelNames?: readonly string[]
}

const labels = new Map<string, readonly string[]>(Object.entries(OF_PROMETHEUS))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library leaves the names of labels out of its types
for (const metric of services.metrics.registry.getMetricsAsArray() as unknown as Metric[]) {
  const names = metric.name.includes('seconds')
    ? ['', '_bucket', '_sum', '_count'].map((end) => metric.name + end)
    : [metric.name]
  for (const name of names) labels.set(name, [...(metric.labelNames ?? []), ...ADDED_LABELS])
}

/** Names in a query that are no metrics. */
const FUNCTIONS = new Set(['sum', 'max', 'min', 'rate', 'histogram_quantile', 'by', 'and'])

/** What a query asks for that the server does not have. */
function unknownIn(query: string): string[] {
  const bare = query.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/"[^"]*"/g, '""')
  const groups = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  )
  const rest = bare.replaceAll(/\bby \([^)]*\)/g, '')
  const selectors = [...rest.matchAll(/([a-z_][a-z_0-9]+)(?:\{([^}]*)\})?/gi)]
  const metrics = selectors.filter(([, name = '']) => !FUNCTIONS.has(name) && name.length > 1)
  const known = new Set(metrics.flatMap(([, name = '']) => labels.get(name) ?? []))
  const asked = selectors.flatMap(([, , list = '']) => [...list.matchAll(/(\w+)[!=~]/g)])
  return [
    ...metrics.flatMap(([, name = '']) => (labels.has(name) ? [] : [name])),
    ...[...groups, ...asked.map(([, label = '']) => label)].filter((label) => !known.has(label)),
  ]
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
}
const dashboard: Dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/halyard.json'), 'utf8'))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
const rules = parse(readFileSync(join(deploy, 'prometheus/alerts.yaml'), 'utf8')) as Rules
const queries = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
]

it.each(queries)('%s', (query) => {
  expect(unknownIn(query)).toEqual([])
  const operations = [...query.matchAll(/operation="(\w+)"/g)].map(([, id]) => id)
  const known = new Set<unknown>(loadContract().operations.map(({ id }) => id))
  expect(operations.filter((id) => !known.has(id))).toEqual([])
})

it('finds metrics that the server does not have', () => {
  expect(unknownIn('sum by (path) (rate(halyard_requests_total{code="500"}[5m]))')).toEqual([
    'path',
    'code',
  ])
  expect(unknownIn('max(halyard_requests) > 1')).toEqual(['halyard_requests'])
})

it('shows every metric of our own somewhere', () => {
  const shown = queries.join('\n')
  const own = services.metrics.registry.getMetricsAsArray().map(({ name }) => name)
  expect(own.filter((name) => name.startsWith('halyard_') && !shown.includes(name))).toEqual([])
})
