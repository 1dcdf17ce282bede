import type { InstanceBackend } from '#modules/instance/backend.ts'

/** How an instance ended, if it did, and the end of what it wrote; for organisers. Throws EngineError. */
export async function describeInstance(
  backend: Pick<InstanceBackend, 'exitStatus' | 'logs'>,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const status = await backend.exitStatus(name, signal)
  const output = (await backend.logs(name, signal)).trim()
  const memory = status?.isOutOfMemory ? ' (out of memory)' : ''
  const end = status && `It ended with status ${status.code}${memory}.`
  return [end, output].filter(Boolean).join('\n')
}
