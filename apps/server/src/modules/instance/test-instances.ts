import { makeFlag } from '@halyard/rules'
import { inTransaction } from '#db/transaction.ts'
import type { Row } from '#db/database.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { EngineError } from '#modules/instance/backend.ts'
import { readOutput } from '#modules/instance/describe.ts'
import type { Output } from '#modules/instance/describe.ts'
import type { Instances } from '#modules/instance/instances.ts'
import { requireService } from '#modules/instance/policy.ts'
import { organiserRefusal, requireRunner } from '#modules/instance/refusals.ts'
import {
  findTestContainer,
  insertContainer,
  lockChallenge,
  markDestroyed,
} from '#modules/instance/repository.ts'
import type { Container } from '#modules/instance/repository.ts'
import { newContainer, specOf } from '#modules/instance/spec.ts'
import { randomUuid } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

const LIFE_MS = 2 * 60 * 60_000
const TEAM = 'admin'
const TEAM_HASH = 'TestTeamHash'
const PLAIN_FLAG = 'flag{this_is_a_test_instance}'

type Challenge = Row<'challenges'>
interface Needs extends Pick<Infrastructure, 'db' | 'clock' | 'random' | 'config'> {
  readonly instances: Instances | undefined
}

/** Starts an instance for organisers to try, in place of the one before. Throws Refusal that says all that is known. */
export async function startTestInstance(
  services: Needs,
  challenge: Challenge,
  userId: string,
): Promise<Container> {
  const { db, clock, random, config } = services
  requireService(challenge)
  const runner = requireRunner(services)
  const { container, previous } = await inTransaction(db, async (tx) => {
    await lockChallenge(tx, challenge.id)
    const before = await findTestContainer(tx, challenge.id)
    if (before) await markDestroyed(tx, [before.id])
    const made = newContainer({ random, nowMs: clock.now(), runner }, challenge, LIFE_MS)
    return { container: await insertContainer(tx, { ...made, user_id: userId }), previous: before }
  })
  const flag = challenge.type === 'DynamicContainer' ? testFlag(random, challenge) : undefined
  const spec = specOf(challenge, container.name, { flag, team: TEAM, user: userId }, config)
  try {
    if (previous) await runner.remove(previous.id)
    return await runner.bringUp(container, spec, LIFE_MS)
  } catch (error) {
    await markDestroyed(db, [container.id])
    throw organiserRefusal(error)
  }
}

/** What the test instance wrote; undefined when there is none, or its engine does not answer. */
export async function readTestOutput(
  { db, instances }: Pick<Needs, 'db' | 'instances'>,
  challengeId: number,
): Promise<Output | undefined> {
  const container = instances && (await findTestContainer(db, challengeId))
  if (!container) return undefined
  const { runner } = instances
  try {
    return await runner.ask((signal) => readOutput(runner.backend, container.name, signal))
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

/** Stops it; nothing when there is none. An engine that does not answer is asked again later. */
export async function stopTestInstance(
  services: Pick<Needs, 'db' | 'instances'> & Pick<Infrastructure, 'log'>,
  challengeId: number,
): Promise<void> {
  const container = await findTestContainer(services.db, challengeId)
  if (!container) return
  await services.instances?.runner.remove(container.id).catch((error: unknown) => {
    services.log.warn({ err: error }, 'a test instance is yet to be removed')
  })
}

function testFlag(random: Randomness, { flag_template: template }: Challenge): string {
  if (!template) return PLAIN_FLAG
  return makeFlag(template, {
    guid: () => randomUuid(random),
    teamHash: TEAM_HASH,
    pick: (below) => random.below(below),
  })
}
