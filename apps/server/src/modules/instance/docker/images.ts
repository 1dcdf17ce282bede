import type Docker from 'dockerode'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from '#config/registry.ts'
import { EngineError } from '#modules/instance/backend.ts'
import { isImageOf } from '#modules/instance/registry.ts'

/** Pulls images, each of them once at a time. */
export interface Images {
  /** Resolves when the image has been pulled. Throws EngineError `imagePulling` when that takes longer than players wait; the pull continues. */
  readonly pull: (image: string) => Promise<void>
}

/** Large images on slow lines take their time. */
const PULL_MS = 30 * 60_000
const WAIT_MS = 20_000

export function createImages(
  docker: Docker,
  registry: Registry | undefined,
  waitMs = WAIT_MS,
): Images {
  const pulling = new Map<string, Promise<void>>()

  const start = async (image: string) => {
    const isPrivate = registry && isImageOf(registry, image)
    const account = isPrivate && {
      authconfig: {
        serveraddress: registry.host,
        username: registry.user,
        password: registry.password,
      },
    }
    const options = { ...account, abortSignal: AbortSignal.timeout(PULL_MS) }
    const progress = await docker.pull(image, options)
    await new Promise<void>((resolve, reject) => {
      docker.modem.followProgress(progress, (error: Error | null) =>
        error ? reject(error) : resolve(),
      )
    })
  }
  return {
    async pull(image) {
      const work = pulling.get(image) ?? start(image).finally(() => pulling.delete(image))
      pulling.set(image, work)
      const isDone = await Promise.race([
        work.then(() => true),
        sleep(waitMs, false, { ref: false }),
      ]).catch((error: unknown) => {
        const said = error instanceof Error ? error.message : String(error)
        throw new EngineError('imageMissing', `${image}: ${said}`, { cause: error })
      })
      if (!isDone) throw new EngineError('imagePulling', `${image} is being pulled.`)
    },
  }
}
