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

/** Whether a standard variable of OpenTelemetry names where traces go. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment['OTEL_SDK_DISABLED'] === 'true') return false
  const exporter = environment['OTEL_TRACES_EXPORTER']
  if (exporter) return exporter !== 'none'
  return ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some(
    (name) => environment[name],
  )
}
