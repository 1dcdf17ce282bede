import { instanceAddress } from '#shared/game/challenge/instance-model.ts'
import { useTunnel } from '#shared/tunnel/tunnel.ts'

/** Where a running instance is reached: on this computer where a tunnel leads to it, else as the server has it. */
export function useAddress(entry: string): string {
  const { entries } = useTunnel()
  const { text } = instanceAddress(entry, window.location.origin)
  return entries.find(({ remote }) => remote === text)?.local ?? text
}
