import type { MessageKey } from '#i18n/messages.ts'
import { EngineError } from '#modules/instance/backend.ts'
import type { EngineProblem } from '#modules/instance/backend.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Instances } from '#modules/instance/instances.ts'
import type { InstanceRunner } from '#modules/instance/runner.ts'
import type { AuditLog } from '#modules/log/audit-log.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { addEvent } from '#modules/webhook/service.ts'

/** Players learn whether to try again or to contact the organisers, and nothing about the service. */
const FOR_PLAYERS = {
  engineAway: 'instanceEngineAway',
  engineFull: 'instanceEngineAway',
  imagePulling: 'instanceImagePulling',
  notWanted: 'instanceStopped',
  imageMissing: 'instanceFailed',
  imageRefused: 'instanceFailed',
  exited: 'instanceFailed',
  portClosed: 'instanceFailed',
  engineRefused: 'instanceFailed',
} as const satisfies Record<EngineProblem, MessageKey>

const FOR_ORGANISERS = {
  ...FOR_PLAYERS,
  engineAway: 'instanceEngineSilent',
  engineFull: 'instanceEngineFull',
  imageMissing: 'instanceImageMissing',
  imageRefused: 'instanceImageRefused',
  exited: 'instanceExited',
  portClosed: 'instancePortClosed',
  engineRefused: 'instanceEngineRefused',
} as const satisfies Record<EngineProblem, MessageKey>

/** Throws Refusal 400 on a platform that runs no instances. */
export function requireRunner({
  instances,
}: {
  readonly instances: Instances | undefined
}): InstanceRunner {
  if (!instances) throw new Refusal(400, 'instancesOff')
  return instances.runner
}

/** A challenge whose instances all fail is announced once in that time. */
const ANNOUNCED_EVERY_MS = 5 * 60_000

/** The refusal that a player gets when an engine refused; the administrators' log has more, and webhooks may announce it. */
export async function playerRefusal(
  { auditLog, db, clock }: { readonly auditLog: AuditLog } & Pick<Infrastructure, 'db' | 'clock'>,
  error: unknown,
  challenge: { readonly id: number; readonly game_id: number },
): Promise<unknown> {
  if (!(error instanceof EngineError)) return error
  if (error.problem !== 'notWanted') {
    const slot = Math.floor(clock.now() / ANNOUNCED_EVERY_MS)
    await addEvent(db, {
      ...{ kind: 'instanceFailure', gameId: challenge.game_id, challengeId: challenge.id },
      ...{ atMs: clock.now(), key: `instanceFailure:${challenge.id}:${slot}` },
    })
    auditLog.write({
      level: 'Warning',
      userName: 'System',
      // Without the detail: what a service wrote may hold the flag.
      message: `An instance of challenge ${challenge.id} in game ${challenge.game_id} failed (${error.problem}): start a test instance to see why.`,
      status: 'Failed',
    })
  }
  return new Refusal(400, FOR_PLAYERS[error.problem])
}

/** The refusal that an organiser gets when an engine refused, with everything known. */
export function organiserRefusal(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error
  const { problem, detail } = error
  // What a service wrote may hold its flag.
  return new Refusal(400, FOR_ORGANISERS[problem], { values: { detail }, unlogged: ['detail'] })
}
