import type { Challenge } from '@halyard/api'
import { CopyField, Inline, Segmented, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import * as styles from '#features/play/instance/instance-box.css.ts'
import { instanceAddress } from '#shared/game/challenge/instance-model.ts'
import { useTool } from '#features/play/reach/tool-store.ts'
import { commandFor, splitEntry, tools, webLink } from '#features/play/reach/tools.ts'
import { TunnelPart } from '#features/play/reach/tunnel-part.tsx'
import { useTunnel } from '#shared/tunnel/tunnel.ts'

type InstanceAddressProps = { entry: string; challenge: Challenge }

/** Where an instance is reached, and with what. A proxied one has a local address once a tunnel leads to it. */
export function InstanceAddress({ entry, challenge }: InstanceAddressProps) {
  const { text, isProxied } = instanceAddress(entry, window.location.origin)
  const { entries } = useTunnel()
  const [isServerShown, showServer] = useState(false)
  const local = isProxied ? entries.find(({ remote }) => remote === text)?.local : undefined
  if (isProxied && local === undefined) {
    return <TunnelPart remote={text} label={challenge.title} />
  }
  const address = local !== undefined && !isServerShown ? local : text
  return (
    <>
      <Reach address={address} challenge={challenge}>
        {local !== undefined && (
          <TextLink asChild>
            <button type="button" onClick={() => showServer(!isServerShown)}>
              <ArrowLeftRight size={14} aria-hidden />
              {isServerShown ? (
                <Trans>Show local address</Trans>
              ) : (
                <Trans>Show server address</Trans>
              )}
            </button>
          </TextLink>
        )}
      </Reach>
      {isProxied && <TunnelPart remote={text} label={challenge.title} />}
    </>
  )
}

type ReachProps = { address: string; challenge: Challenge; children: React.ReactNode }

function Reach({ address, challenge, children }: ReachProps) {
  const { t } = useLingui()
  const [tool, setTool] = useTool()
  const link = webLink(address, challenge.category)
  return (
    <>
      {splitEntry(address) && (
        <Segmented
          label={t`How to connect`}
          size="sm"
          isFullWidth
          value={tool}
          onValueChange={setTool}
          options={tools.map((value) => ({
            value,
            label:
              value === 'address'
                ? t({ message: 'Address', comment: 'Network address of an instance.' })
                : value,
          }))}
        />
      )}
      <CopyField
        text={commandFor(tool, address)}
        labels={{
          copy: t({ message: 'Copy', comment: 'Button: copies to the clipboard.' }),
          copied: t`Copied`,
        }}
      />
      <Inline gap={4} className={styles.links}>
        {link && (
          <TextLink href={link} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={14} aria-hidden />
            <Trans>Open in browser</Trans>
          </TextLink>
        )}
        {children}
      </Inline>
    </>
  )
}
