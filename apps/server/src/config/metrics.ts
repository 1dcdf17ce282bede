import { readPort } from '#config/ports.ts'

/** Where the metrics are served. */
export interface MetricsOptions {
  readonly host: string
  readonly port: number
}

export const METRICS_VARIABLES = {
  HALYARD_METRICS_PORT: 'Port that /metrics is served on, for Prometheus; none',
  HALYARD_METRICS_HOST:
    'Address that /metrics is served on; 127.0.0.1, never reachable by visitors',
} as const

type Text = (name: keyof typeof METRICS_VARIABLES) => string | undefined

/** Undefined when nobody collects metrics. Throws StartError for what is not a port. */
export function readMetricsOptions(text: Text): MetricsOptions | undefined {
  const port = text('HALYARD_METRICS_PORT')
  if (port === undefined) return undefined
  return { host: text('HALYARD_METRICS_HOST') ?? '127.0.0.1', port: readPort(port) }
}
