import type { Output } from '#modules/instance/describe.ts'
import type { Container } from '#modules/instance/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** How players reach it: the id behind the platform's proxy, else `host:port`. */
export function entryOf({ id, public_host: host, public_port: port }: Container): string {
  if (host === null) return id
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

export const containerView = (container: Container): Schema<'ContainerInfoModel'> => ({
  status: container.status,
  startedAt: container.created_at,
  expectStopAt: container.expect_stop_at,
  entry: entryOf(container),
})

export const outputView = ({ text, end }: Output): Schema<'ContainerOutputModel'> => ({
  text,
  exitCode: end?.code ?? null,
  isOutOfMemory: end?.isOutOfMemory ?? false,
})
