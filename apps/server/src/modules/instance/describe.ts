import type { ExitStatus, InstanceBackend } from '#modules/instance/backend.ts'

type Reader = Pick<InstanceBackend, 'exitStatus' | 'logs'>

/** What an instance wrote, and how it ended. */
export interface Output {
  readonly text: string
  readonly end: ExitStatus | undefined
}

/** The end of what an instance wrote, and how it ended, if it did. Throws EngineError. */
export async function readOutput(
  backend: Reader,
  name: string,
  signal: AbortSignal,
): Promise<Output> {
  // In this order: what it wrote last is there once it has ended.
  const end = await backend.exitStatus(name, signal)
  return { end, text: (await backend.logs(name, signal)).trim() }
}

/** The same as one text; for organisers. Throws EngineError. */
export async function describeInstance(
  backend: Reader,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const { end, text } = await readOutput(backend, name, signal)
  const memory = end?.isOutOfMemory ? ' (out of memory)' : ''
  return [end && `It ended with status ${end.code}${memory}.`, text].filter(Boolean).join('\n')
}
