import type { Db, Row } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { recordContainerEvent } from '#modules/instance/events.ts'
import type { Instances } from '#modules/instance/instances.ts'
import {
  makeRoom,
  roomRules,
  requireCool,
  requireRenewable,
  requireService,
} from '#modules/instance/policy.ts'
import { playerRefusal, requireRunner } from '#modules/instance/refusals.ts'
import {
  findTeamContainer,
  insertContainer,
  listTeamContainers,
  markDestroyed,
  setStop,
} from '#modules/instance/repository.ts'
import type { Container } from '#modules/instance/repository.ts'
import type { InstanceRunner } from '#modules/instance/runner.ts'
import {
  isStillEnabled,
  lockTeamChallenge,
  setChanged,
} from '#modules/instance/team-challenge-repository.ts'
import { newContainer, specOf } from '#modules/instance/spec.ts'
import type { AuditLog } from '#modules/log/audit-log.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'
import type { Settings } from '#modules/settings/settings.ts'

const MINUTE_MS = 60_000

/** A challenge and the team that plays it, after the checks of all play. */
export interface PlayedChallenge {
  readonly game: Row<'games'>
  readonly challenge: Row<'challenges'>
  readonly participationId: number
  readonly teamId: number
  readonly userId: string
}

interface Needs extends Pick<Infrastructure, 'db' | 'clock' | 'random' | 'config' | 'log'> {
  readonly settings: Settings
  readonly instances: Instances | undefined
  readonly auditLog: AuditLog
}

/** Starts the team's instance; resolves when its port accepts connections. Throws Refusal. */
export async function startTeamInstance(
  services: Needs,
  played: PlayedChallenge,
  flag: string | null,
): Promise<Container> {
  const { db, config } = services
  const { challenge, teamId, userId } = played
  requireService(challenge)
  const runner = requireRunner(services)
  const { containerPolicy } = await services.settings.read()
  const { container, leaving } = await inTransaction(db, (tx) =>
    reserve(tx, services, runner, played, containerPolicy),
  )
  const facts = { flag: flag ?? undefined, team: String(teamId), user: userId }
  const spec = specOf(challenge, container.name, facts, config)
  try {
    for (const { id } of leaving) await runner.remove(id)
    const lifeMs = containerPolicy.defaultLifetime * MINUTE_MS
    const running = await runner.bringUp(container, spec, lifeMs)
    await recordContainerEvent(services, 'ContainerStart', played)
    return running
  } catch (error) {
    await markDestroyed(db, [container.id])
    throw await playerRefusal(services, error, challenge)
  }
}

/**
 * Takes a place among the team's containers, one start at a time in each team. Returns those of the team that must be gone
 * first: the limit holds for what runs in the engine, however many start at once.
 */
async function reserve(
  tx: Db,
  { clock, random }: Needs,
  runner: InstanceRunner,
  { game, challenge, participationId, userId }: PlayedChallenge,
  policy: SettingsValues['containerPolicy'],
): Promise<{ container: Container; leaving: readonly Container[] }> {
  const nowMs = clock.now()
  const team = await lockTeamChallenge(tx, participationId, challenge.id)
  if (!team || !(await isStillEnabled(tx, challenge.id)))
    throw new Refusal(404, 'challengeNotFound')
  if (team.status !== 'Accepted') throw new Refusal(400, 'participationNotAccepted')
  requireCool(team.changedAtMs, nowMs)
  const all = await listTeamContainers(tx, participationId)
  const wanted = all.filter(({ status }) => status !== 'Destroyed')
  if (wanted.some((own) => own.challenge_id === challenge.id))
    throw new Refusal(400, 'instanceRunning')
  const displaced = makeRoom(wanted, roomRules(game, policy))
  await markDestroyed(
    tx,
    displaced.map(({ id }) => id),
  )
  await setChanged(tx, participationId, challenge.id, nowMs)
  const container = await insertContainer(tx, {
    ...newContainer({ random, nowMs, runner }, challenge, policy.defaultLifetime * MINUTE_MS),
    participation_id: participationId,
    user_id: userId,
  })
  return { container, leaving: all.filter((own) => !wanted.includes(own)).concat(displaced) }
}

/** Moves the planned stop of the team's instance. Throws Refusal. */
export function extendTeamInstance(
  { db, clock, settings }: Needs,
  { challenge, participationId }: PlayedChallenge,
): Promise<Container> {
  return inTransaction(db, async (tx) => {
    const { renewalWindow, extensionDuration } = (await settings.read()).containerPolicy
    await lockTeamChallenge(tx, participationId, challenge.id)
    const container = await findTeamContainer(tx, participationId, challenge.id)
    if (container?.status !== 'Running') throw new Refusal(400, 'instanceNotRunning')
    requireRenewable(container.expect_stop_at, renewalWindow, clock.now())
    return setStop(tx, container.id, container.expect_stop_at + extensionDuration * MINUTE_MS)
  })
}

/** Stops the team's instance; resolves when it is gone from the engine. Throws Refusal. */
export async function stopTeamInstance(services: Needs, played: PlayedChallenge): Promise<void> {
  const { db, clock } = services
  const { challenge, participationId } = played
  const runner = requireRunner(services)
  const id = await inTransaction(db, async (tx) => {
    const team = await lockTeamChallenge(tx, participationId, challenge.id)
    const container = await findTeamContainer(tx, participationId, challenge.id)
    requireCool(team?.changedAtMs ?? null, clock.now())
    if (!container) throw new Refusal(400, 'instanceNotRunning')
    await markDestroyed(tx, [container.id])
    await setChanged(tx, participationId, challenge.id, clock.now())
    return container.id
  })
  await recordContainerEvent(services, 'ContainerDestroy', played)
  try {
    await runner.remove(id)
  } catch (error) {
    throw await playerRefusal(services, error, challenge)
  }
}
