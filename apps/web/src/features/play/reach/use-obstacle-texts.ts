import { OLDEST_VERSION, systemOf } from '@halyard/tunnel'
import type { Obstacle, System } from '@halyard/tunnel'
import { useLingui } from '@lingui/react/macro'
import { portCommand, startCommand, withoutPage } from '#features/play/reach/tunnel-commands.ts'
import { useTunnel } from '#shared/tunnel/tunnel.ts'
import { useTunnelOptions } from '#shared/tunnel/tunnel-options.ts'

type Labels = {
  title: string
  /** What removes it. */
  step: string
  /** To be pasted into a terminal, one after the other. */
  commands: readonly string[]
}

/** The text of each obstacle, and the step that removes it on the player's system. @param remote of the instance */
export function useObstacleTexts(remote: string): (obstacle: Obstacle) => Labels {
  const { t } = useLingui()
  const { failure } = useTunnel()
  const { address } = useTunnelOptions()
  const system: System = systemOf(navigator.userAgent)
  const { origin } = window.location
  const port = Number(new URL(address).port)
  const version = OLDEST_VERSION

  return (obstacle) => {
    switch (obstacle) {
      case 'missing':
        return system === 'mobile'
          ? {
              title: t`No tunnel on this device`,
              step: t`Tunnels run on computers. Open the challenge on one.`,
              commands: [],
            }
          : {
              title: t`No tunnel runs on this computer`,
              step: t`Start one in a terminal (it needs Node 22 or newer) and answer its question. This page notices automatically.`,
              commands: [startCommand(system, origin, port)],
            }
      case 'too-old':
        return {
          title: t`The tunnel on this computer is too old`,
          step: t`Pages need version ${version} or newer. The command-line build of wsrx has no version: it reaches this instance without the page.`,
          commands: [withoutPage(remote)],
        }
      case 'waiting':
        return {
          title: t`Waiting for your approval`,
          step: t`The tunnel on your computer is asking whether this site may use it. Answer yes there.`,
          commands: [],
        }
      case 'refused':
        return {
          title: t`You blocked this site in your tunnel`,
          step: t`Stop the tunnel, start it again and answer yes.`,
          commands: [startCommand(system, origin, port)],
        }
      case 'permission':
        return {
          title: t`The browser does not let this page reach your computer`,
          step: t`Press the icon left of the address, allow access to the local network or to apps on this device, and try again.`,
          commands: [],
        }
      case 'insecure-page':
        return {
          title: t`The browser does not let this page reach your computer`,
          step: t`This page was loaded without HTTPS. Open the platform with HTTPS, or reach this instance without the page.`,
          commands: [withoutPage(remote)],
        }
      case 'mixed-content':
        return {
          title: t`No tunnel was found, or this browser hides it`,
          step: t`If a tunnel is running, use Chrome, Edge or Firefox: this browser does not let pages reach your computer. Otherwise start one.`,
          commands: [startCommand(system, origin, port)],
        }
      case 'port-in-use':
        return {
          title: t`Another program answers on port ${port}`,
          step: t`Find out which one with the first command and stop it, or start the tunnel on another port and set its address under “Tunnel” above.`,
          commands: [portCommand(system, port), startCommand(system, origin, port + 1)],
        }
      case 'broken':
        return {
          title: t`The tunnel has an error`,
          step: failure?.kind === 'DaemonError' ? `${failure.status} ${failure.message}` : '',
          commands: [],
        }
      default:
        return obstacle satisfies never
    }
  }
}
