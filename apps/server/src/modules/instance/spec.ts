import { ms } from '#db/database.ts'
import type { NewRow, Row } from '#db/database.ts'
import type { Config } from '#config.ts'
import type { InstanceSpec } from '#modules/instance/backend.ts'
import { environmentOf } from '#modules/instance/environment.ts'
import type { ServiceFacts } from '#modules/instance/environment.ts'
import type { InstanceRunner } from '#modules/instance/runner.ts'
import { randomHex, randomUuid } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

type Challenge = Row<'challenges'>

/** What the engine is asked for. */
export function specOf(
  challenge: Challenge,
  name: string,
  facts: Omit<ServiceFacts, 'challenge' | 'game'>,
  config: Pick<Config, 'knownNames'>,
): InstanceSpec {
  return {
    name,
    image: challenge.container_image ?? '',
    port: challenge.expose_port,
    memoryMb: challenge.memory_limit,
    cpuTenths: challenge.cpu_count,
    storageMb: challenge.storage_limit,
    networkMode: challenge.network_mode,
    environment: environmentOf(
      { ...facts, challenge: challenge.id, game: challenge.game_id },
      config,
    ),
    labels: { game: String(challenge.game_id), challenge: String(challenge.id), team: facts.team },
  }
}

interface Maker {
  readonly random: Randomness
  readonly nowMs: number
  readonly runner: InstanceRunner
}

/** A container that is about to be started by this process. */
export function newContainer(
  { random, nowMs, runner }: Maker,
  challenge: Challenge,
  lifeMs: number,
): NewRow<'containers'> {
  return {
    id: randomUuid(random),
    challenge_id: challenge.id,
    engine: runner.backend.engine,
    // Not made from the id, which opens the proxy: those who look at the engine see the name.
    name: `halyard-${randomHex(random, 8)}`,
    image: challenge.container_image ?? '',
    status: 'Pending',
    created_at: ms(nowMs),
    expect_stop_at: ms(nowMs + lifeMs),
    ...runner.hold(),
  }
}
