import type { Engine } from '#db/tables/containers.ts'
import type { NetworkMode } from '#db/tables/games.ts'

/**
 * An engine that runs the services of challenges. An instance is known by its name, which is chosen before the engine is asked:
 * every method can be repeated after a crash, by any process.
 */
export interface InstanceBackend {
  readonly engine: Engine
  /** True when instances live in this very process and end with it: no other process can list or destroy them. */
  readonly isLocal: boolean
  /**
   * Starts an instance; resolves when the engine has started it, with its address, whether or not its port is open yet.
   * Throws EngineError. When it throws, or `signal` aborts, an instance may be left: the caller destroys the name.
   */
  readonly create: (spec: InstanceSpec, signal: AbortSignal) => Promise<CreatedInstance>
  /** Resolves when nothing of that name is left, also when there was nothing. Throws EngineError. */
  readonly destroy: (name: string, signal: AbortSignal) => Promise<void>
  /** Every instance made by this installation, and no other, whatever its state. Throws EngineError. */
  readonly list: (signal: AbortSignal) => Promise<readonly ListedInstance[]>
  /** The last lines that it wrote; empty for an unknown name. Throws EngineError. */
  readonly logs: (name: string, signal: AbortSignal) => Promise<string>
  /** How it ended; undefined while it runs, and for an unknown name. Throws EngineError. */
  readonly exitStatus: (name: string, signal: AbortSignal) => Promise<ExitStatus | undefined>
  /** Releases connections; ends the instances of a local backend. */
  readonly close: () => Promise<void>
}

export interface InstanceSpec {
  /** Lower-case letters, digits and hyphens, at most 40; a valid DNS label. */
  readonly name: string
  readonly image: string
  /** The port that the service listens on inside. */
  readonly port: number
  readonly memoryMb: number
  /** Tenths of a processor. */
  readonly cpuTenths: number
  readonly storageMb: number
  readonly networkMode: NetworkMode
  /** Holds the flag: it never goes into a label, an annotation or a log. */
  readonly environment: Readonly<Record<string, string>>
  /** For people who look at the engine: `game`, `challenge` and `team`, ids as text. */
  readonly labels: Readonly<Record<'game' | 'challenge' | 'team', string>>
}

export interface Address {
  readonly host: string
  readonly port: number
}

export interface CreatedInstance {
  /** As the engine calls it, for its administrators. */
  readonly engineId: string
  /** Where this platform reaches the service. */
  readonly inner: Address
  /** Where players reach it; only with the port mapping `Default`. */
  readonly published?: Address
}

export interface ListedInstance {
  readonly name: string
  /** False once its process has ended. */
  readonly isRunning: boolean
}

export interface ExitStatus {
  /** As a shell would say it: 128 plus the number for a signal. */
  readonly code: number
  readonly isOutOfMemory: boolean
}

/** Lines of an instance's output that organisers are shown. */
export const LOG_LINES = 50

/** Why an engine did not do what it was asked for. */
export type EngineProblem =
  /** The engine does not answer, or refuses us altogether. */
  | 'engineAway'
  /** There is no such image, or the registry does not give it to us. */
  | 'imageMissing'
  /** The image is being fetched, and it takes longer than anybody should wait for an answer. */
  | 'imagePulling'
  /** The engine cannot run this image: wrong platform, not one of the built-in services. */
  | 'imageRefused'
  /** Its process ended before its port opened. */
  | 'exited'
  /** Its port did not open in time. */
  | 'portClosed'
  /** Limits of the engine: no memory, disk, address or name left. */
  | 'engineFull'
  /** Anything else that the engine said. */
  | 'engineRefused'
  /** It was stopped, or lost its reason to run, while it started. */
  | 'notWanted'

/** An engine's refusal. `detail` is for organisers only: it may quote the engine or the service. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly problem: EngineProblem
  readonly detail: string

  constructor(problem: EngineProblem, detail: string, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
    this.detail = detail
  }
}
