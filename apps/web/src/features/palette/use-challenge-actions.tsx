import type { Challenge } from '@halyard/api'
import { useExtendContainer, useGetChallenge } from '@halyard/query'
import { isFileLink } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import { Copy, Download, TimerReset } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Entry, EntryGroup } from '#features/palette/match.ts'
import { useCopy } from '#features/palette/use-copy.ts'
import { useGameId } from '#shared/game/use-game-id.ts'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'
import { instanceState } from '#shared/game/challenge/instance-model.ts'
import { parseId } from '#shared/params.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useAddress } from '#shared/tunnel/use-address.ts'

/** What the palette can do with the challenge that is open; nothing while none is. */
export function useChallengeActions(): EntryGroup {
  const { t } = useLingui()
  const gameId = useGameId() ?? 0
  const challengeId = parseId(useSearchParams()[0].get('c')) ?? 0
  // What its dialog has loaded, without asking for it.
  const { data: challenge } = useGetChallenge(gameId, challengeId, { enabled: false })
  const entries = [
    useAttachment(challenge),
    useCopyAddress(challenge),
    useExtend(gameId, challenge),
  ]
  const title = challenge?.title ?? ''
  return {
    id: 'challenge-actions',
    label: t`Actions on “${title}”`,
    items: entries.flatMap((entry) => entry ?? []),
  }
}

function useAttachment(challenge: Challenge | undefined): Entry | undefined {
  const { t } = useLingui()
  const format = useFormat()
  const { url, fileSize } = challenge?.context ?? {}
  if (!url || !isFileLink(url)) return undefined
  return {
    id: 'download-attachment',
    label: t`Download attachment`,
    note: fileSize ? format.size(fileSize) : undefined,
    icon: <Download size={16} />,
    onSelect: () => void window.open(url, '_blank', 'noopener'),
  }
}

function useCopyAddress(challenge: Challenge | undefined): Entry | undefined {
  const { t } = useLingui()
  const copy = useCopy()
  const entry = challenge?.context.instanceEntry
  const address = useAddress(entry ?? '')
  if (!entry) return undefined
  return {
    id: 'copy-address',
    label: t`Copy instance address`,
    note: address,
    icon: <Copy size={16} />,
    onSelect: () => copy('copy-address', address),
  }
}

function useExtend(gameId: number, challenge: Challenge | undefined): Entry | undefined {
  const { t } = useLingui()
  const { renewalWindow } = usePlatform()
  const { mutate } = useExtendContainer({
    onError: (error) =>
      toast({
        tone: 'bad',
        id: 'extend',
        title: t`The instance was not extended`,
        body: <ErrorMessage error={error} />,
      }),
  })
  if (!challenge || instanceState(challenge.context, now(), renewalWindow) !== 'renewable')
    return undefined
  return {
    id: 'extend-instance',
    label: t`Extend instance`,
    icon: <TimerReset size={16} />,
    onSelect: () => mutate({ gameId, challengeId: challenge.id }),
  }
}
