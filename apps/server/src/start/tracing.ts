/**
 * Sends traces as the standard variables of OpenTelemetry say, which its library reads itself; returns how to send what is left. The
 * library is read only then.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const sdk = new NodeSDK({ serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'halyard' })
  sdk.start()
  return () => sdk.shutdown()
}
