import type { ChallengeInfo } from '@halyard/api'
import { ChallengeTile } from '@halyard/ui'
import { useFace } from '#features/play/board/views/use-face.tsx'

type TilePreviewProps = {
  info: ChallengeInfo
  onOpen: () => void
}

/** A challenge as on the board, for a team that has not solved it; pressing it opens it. */
export function TilePreview({ info, onOpen }: TilePreviewProps) {
  const face = useFace()({
    challenge: { info, solve: undefined, announcedAt: undefined, hintAt: undefined },
    unseen: undefined,
    closeTime: undefined,
    isInWork: false,
  })
  return (
    <ChallengeTile {...face}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the tile fills it with its words */}
      <button type="button" aria-haspopup="dialog" onClick={onOpen} />
    </ChallengeTile>
  )
}
