import { parseDaemonAddress } from '@halyard/tunnel'
import type { PoolEntry } from '@halyard/tunnel'
import { Button, CopyIconButton, IconButton, Stack, Switch, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as styles from '#features/tunnel/tunnel-panel.css.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import {
  connectTunnel,
  disconnectTunnel,
  setTunnelOptions,
  tunnel,
  useTunnel,
} from '#shared/tunnel/tunnel.ts'
import { useTunnelOptions } from '#shared/tunnel/tunnel-options.ts'

/** The open tunnels, where the daemon listens, and whether the network may come in. */
export function TunnelPanel() {
  const { t } = useLingui()
  const { title } = usePlatform()
  const { phase, entries } = useTunnel()
  const { allowLan } = useTunnelOptions()
  return (
    <Stack gap={4} className={styles.panel}>
      {entries.length > 0 ? (
        <ul className={styles.list} aria-label={t`Open tunnels`}>
          {entries.map((entry) => (
            <Row key={entry.local} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className={styles.note}>
          <Trans>No tunnel is open.</Trans>
        </p>
      )}
      <AddressField />
      <Switch
        label={t`Open new tunnels to the whole network`}
        checked={allowLan}
        onCheckedChange={(isAllowed) => void setTunnelOptions({ allowLan: isAllowed })}
      />
      {allowLan && (
        <p className={styles.note}>
          <Trans>Everyone on your network can then reach your instances.</Trans>
        </p>
      )}
      {phase === 'off' ? (
        <Button onClick={() => void connectTunnel(title)}>
          <Trans>Connect</Trans>
        </Button>
      ) : (
        <Button onClick={disconnectTunnel}>
          <Trans comment="Button: ends the connection of the tunnel.">Disconnect</Trans>
        </Button>
      )}
    </Stack>
  )
}

/** One local port. Its name comes from the daemon: it is shown as text. */
function Row({ entry: { local, label } }: { entry: PoolEntry }) {
  const { t } = useLingui()
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto">
        {label || t`Without a name`}
      </span>
      <code className={styles.local}>{local}</code>
      <CopyIconButton
        size="sm"
        text={local}
        labels={{ copy: t`Copy ${local}`, copied: t`Copied` }}
      />
      <IconButton
        size="sm"
        label={t`Close the tunnel at ${local}`}
        onClick={() => void tunnel().close(local)}
      >
        <X size={14} />
      </IconButton>
    </li>
  )
}

function AddressField() {
  const { t } = useLingui()
  const { address } = useTunnelOptions()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const keep = () => {
    if (typed === undefined) return
    const parsed = parseDaemonAddress(typed)
    if (!parsed) {
      setError(t`Only this computer: http://127.0.0.1: and a port.`)
      return
    }
    setTyped(undefined)
    if (parsed !== address) void setTunnelOptions({ address: parsed })
  }
  return (
    <TextField
      label={t`Address of the tunnel`}
      isMono
      spellCheck={false}
      value={typed ?? address}
      error={error}
      onChange={(event) => {
        setError(undefined)
        setTyped(event.target.value)
      }}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
