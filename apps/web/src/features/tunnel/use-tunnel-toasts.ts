import { OLDEST_VERSION } from '@halyard/tunnel'
import type { DaemonFailure, TunnelNotice } from '@halyard/tunnel'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#shared/feedback/feedback.ts'
import { useTunnelNotices } from '#shared/tunnel/tunnel.ts'

/** Shows failures of the tunnel, each once. */
export function useTunnelToasts(): void {
  const { t } = useLingui()
  const { notices } = useTunnelNotices()

  const titles = {
    connect: t`No connection to the tunnel`,
    add: t`No tunnel could be opened to this instance`,
    remove: t`The tunnel could not be closed`,
    sync: t`The list of tunnels could not be read`,
    offline: t`Tunnel offline`,
  } satisfies Record<TunnelNotice['about'], string>

  const version = OLDEST_VERSION
  const answered = (status: number) => t`It answered with status ${status}.`
  const bodyOf = (failure: DaemonFailure): string => {
    switch (failure.kind) {
      case 'VersionMismatch':
        return t`It is too old: version ${version} or newer is needed.`
      case 'DaemonUnavailable':
        return t`Is the tunnel on your computer still running?`
      case 'DaemonError':
        return failure.message || answered(failure.status)
      case 'Unknown':
        return t`Something else answers in its place.`
      default:
        return failure satisfies never
    }
  }
  const show = useEffectEvent((notice: TunnelNotice) => {
    const failure = notice.about === 'offline' ? undefined : notice.failure
    toast({
      id: `tunnel-${notice.about}`,
      tone: failure?.kind === 'VersionMismatch' ? 'warn' : 'bad',
      title: titles[notice.about],
      body: failure ? bodyOf(failure) : t`Is the tunnel on your computer still running?`,
    })
  })
  useEffect(() => {
    if (notices.length === 0) return
    useTunnelNotices.setState({ notices: [] })
    for (const notice of notices) show(notice)
  }, [notices])
}
