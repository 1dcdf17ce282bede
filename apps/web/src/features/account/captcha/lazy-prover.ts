import type { Prover, ProofType } from '#features/account/captcha/proof.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

/** A prover whose code is loaded by the forms that the server wants a proof from. */
export class LazyProver {
  readonly #type: ProofType
  readonly #siteKey: string
  readonly #listeners = new Set<() => void>()
  #loading: Promise<Prover> | undefined
  #prover: Prover | undefined
  /** Stops who waits for the code to load. */
  #stop = new AbortController()

  constructor(type: ProofType, siteKey: string) {
    this.#type = type
    this.#siteKey = siteKey
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly getState = () => this.#prover?.getState()

  /** Loads it; what failed to load is tried again by the next one who needs it. */
  load(): void {
    this.#get().catch(() => {})
  }

  start(): void {
    const { signal } = this.#stop
    this.#get().then(
      (prover) => signal.aborted || prover.start(),
      () => {},
    )
  }

  async take(): Promise<string> {
    const { signal } = this.#stop
    const prover = await this.#get()
    signal.throwIfAborted()
    return prover.take()
  }

  cancel(): void {
    this.#stop.abort()
    this.#stop = new AbortController()
    this.#prover?.cancel()
  }

  #get(): Promise<Prover> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  async #load(): Promise<Prover> {
    const { createProver } = await loadWhenOnline(
      () => import('#features/account/captcha/prover.ts'),
    )
    const changed = () => {
      for (const listener of this.#listeners) listener()
    }
    this.#prover = createProver(this.#type, this.#siteKey)
    this.#prover.subscribe(changed)
    changed()
    return this.#prover
  }
}
