// Services that run for players.
import type { Optional, OptionalTime, Time } from '#db/columns.ts'

export type ContainerStatus = 'Pending' | 'Running' | 'Destroyed'
/** The kinds of engine that containers can run in. */
export type Engine = 'built-in' | 'docker' | 'kubernetes'

export interface ContainersTable {
  id: string
  challenge_id: number
  participation_id: Optional<number>
  user_id: Optional<string>
  engine: Engine
  name: string
  engine_id: Optional<string>
  image: string
  status: ContainerStatus
  inner_host: Optional<string>
  inner_port: Optional<number>
  public_host: Optional<string>
  public_port: Optional<number>
  created_at: Time
  expect_stop_at: Time
  holder: Optional<string>
  held_until: OptionalTime
}

export interface LeasesTable {
  name: string
  holder: string
  held_until: Time
}
