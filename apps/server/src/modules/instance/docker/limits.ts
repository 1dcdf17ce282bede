import type Docker from 'dockerode'

/** As the engine calls what it can limit, and as people do. */
const LIMITS = {
  MemoryLimit: 'memory',
  PidsLimit: 'processes',
  CpuCfsQuota: 'processors',
} as const

interface Log {
  readonly warn: (values: object, text: string) => void
}

/** Warns the operator of limits that the engine accepts but cannot enforce: a rootless one without cgroup v2 limits nothing. */
export async function warnOfMissingLimits(docker: Docker, log: Log): Promise<void> {
  // An unreachable engine needs no warning here: the clean-up logs it every minute.
  const info: unknown = await docker.info().catch(() => undefined)
  const missing = Object.entries(LIMITS).flatMap(([name, what]) =>
    Object(info)[name] === false ? [what] : [],
  )
  if (missing.length === 0) return
  log.warn(
    { missing },
    'the container engine does not limit what instances take of its machine: see "What is limited" in docs/how-to/instances-with-docker.md',
  )
}
