import type { Scenario } from '#world/world.ts'

/** A story that is played only on servers that name the extension in their configuration. */
export const onServersWith =
  (extension: string, play: Scenario['play']): Scenario['play'] =>
  async (world) => {
    const { extensions = [] } = await world.anonymous.ok('getClientConfig')
    if (extensions.includes(extension)) await play(world)
  }
