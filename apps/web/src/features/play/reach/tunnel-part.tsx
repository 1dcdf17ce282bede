import { Button, CopyField, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Cable, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { useObstacle } from '#features/play/reach/use-obstacle.ts'
import { useObstacleTexts } from '#features/play/reach/use-obstacle-texts.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { connectTunnel, tunnel, useTunnel } from '#shared/tunnel/tunnel.ts'

type TunnelPartProps = {
  /** The WebSocket of the instance. */
  remote: string
  /** What the daemon calls the tunnel. */
  label: string
}

/** The way from the player's computer to a proxied instance: connects when asked to, and finds out what hinders it. */
export function TunnelPart({ remote, label }: TunnelPartProps) {
  const { title } = usePlatform()
  const { phase, daemon, failure } = useTunnel()
  const isUsable = phase === 'on' && daemon === 'Usable'
  // Once connected, every instance that is looked at gets its port.
  useEffect(() => {
    if (isUsable) void tunnel().open(remote, label)
  }, [isUsable, remote, label])
  useFollowDaemon()
  const connect = () => void connectTunnel(title)
  return (
    <div className={styles.obstacle}>
      {phase === 'off' && !failure && (
        <p className={styles.note}>
          <Trans>
            You reach it through a small tunnel program on your computer, which one command starts.
          </Trans>
        </p>
      )}
      <Obstacle remote={remote} />
      {phase !== 'on' && (
        <Button
          tone="primary"
          icon={failure ? <RotateCw size={16} /> : <Cable size={16} />}
          loading={phase === 'asking'}
          onClick={connect}
        >
          {phase === 'asking' ? (
            <Trans>Connecting…</Trans>
          ) : failure ? (
            <Trans>Try again</Trans>
          ) : (
            <Trans comment="Button: connects through the tunnel.">Connect</Trans>
          )}
        </Button>
      )}
      <ServerAddress remote={remote} />
    </div>
  )
}

/** The WebSocket itself, for those who have a program of their own for it. */
function ServerAddress({ remote }: { remote: string }) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <TextLink asChild>
        <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <Trans>Hide address</Trans> : <Trans>Show address</Trans>}
        </button>
      </TextLink>
      {isShown && (
        <CopyField
          isQuiet
          text={remote}
          labels={{ copy: t`Copy the address`, copied: t`Copied` }}
        />
      )}
    </>
  )
}

/** How often to look for a tunnel that is being started, in milliseconds. */
const lookEvery = 3000

/** Continues by itself when the tunnel, which was missing, has been started. No request is sent before Connect was pressed. */
function useFollowDaemon(): void {
  const { phase, failure } = useTunnel()
  const isMissing = phase === 'off' && failure?.kind === 'DaemonUnavailable'
  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setInterval(() => void tunnel().resume({ onlyApproved: false }), lookEvery)
    return () => clearInterval(timer)
  }, [isMissing])
}

function Obstacle({ remote }: { remote: string }) {
  const { t } = useLingui()
  const obstacle = useObstacle()
  const textOf = useObstacleTexts(remote)
  if (!obstacle) return null
  const { title, step, commands } = textOf(obstacle)
  return (
    <div role="status" className={styles.obstacle}>
      <p className={styles.obstacleTitle}>{title}</p>
      <p className={styles.note}>{step}</p>
      {commands.map((command) => (
        <CopyField
          key={command}
          isQuiet
          text={command}
          labels={{ copy: t`Copy the command`, copied: t`Copied` }}
        />
      ))}
    </div>
  )
}
