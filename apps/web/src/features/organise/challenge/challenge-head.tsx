import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { Badge, Button, CategoryIcon, IconButton, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChallengeTabs } from '#features/organise/challenge-tabs.tsx'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { neighboursOf } from '#features/organise/challenge/neighbours.ts'
import { useDeleteChallengeQuestion } from '#features/organise/challenge/use-delete-challenge.tsx'
import { useEnableQuestion } from '#features/organise/challenge/use-enable-question.tsx'
import { drawnAs } from '#shared/game/categories.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type ChallengeHeadProps = {
  game: GameSettings
  challenge: EditChallenge
  onPreview: () => void
  onDeleted: () => void
}

/** Which challenge is edited, whether players see it, and what can be done with it as a whole. */
export function ChallengeHead(props: ChallengeHeadProps) {
  const { game, challenge, onPreview } = props
  const { t } = useLingui()
  const { title } = challenge
  const askDelete = useDeleteChallengeQuestion(props)
  const { data: lines = [] } = useListEditChallenges(game.id)
  const { previous, next } = neighboursOf(lines, challenge.id)
  return (
    <ChallengeTabs gameId={game.id} challenge={challenge}>
      <header className={styles.head}>
        <div className={styles.name}>
          <CategoryIcon category={drawnAs(challenge.category)} size={32} hasPlate />
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h1>
          <EnabledBadge isEnabled={challenge.isEnabled} />
        </div>
        <div className={styles.actions}>
          <Neighbour gameId={game.id} to={previous} label={t`Previous challenge`}>
            <ChevronLeft size={16} />
          </Neighbour>
          <Neighbour gameId={game.id} to={next} label={t`Next challenge`}>
            <ChevronRight size={16} />
          </Neighbour>
          <Button icon={<Eye size={16} />} onClick={onPreview}>
            <Trans comment="Button: shows a challenge as players see it.">Preview</Trans>
          </Button>
          <EnableButton game={game} challenge={challenge} />
          <Menu
            align="end"
            label={t`Actions for ${title}`}
            items={[
              {
                label: t`Delete…`,
                tone: 'danger',
                icon: <Trash2 size={16} />,
                onSelect: askDelete,
              },
            ]}
            trigger={
              <IconButton variant="bordered" label={t`Actions for ${title}`} hasTooltip={false}>
                <Ellipsis size={16} />
              </IconButton>
            }
          />
        </div>
      </header>
    </ChallengeTabs>
  )
}

function EnabledBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <Badge tone="ok" icon={<Eye size={12} />}>
      <Trans comment="State of a challenge: players see it.">Enabled</Trans>
    </Badge>
  ) : (
    <Badge icon={<EyeOff size={12} />}>
      <Trans comment="State of a challenge: players do not see it.">Disabled</Trans>
    </Badge>
  )
}

function EnableButton({ game, challenge }: Pick<ChallengeHeadProps, 'game' | 'challenge'>) {
  const { ask, isPending, lacksFlag } = useEnableQuestion(game, challenge)
  const { t } = useLingui()
  if (challenge.isEnabled) {
    return (
      <Button icon={<EyeOff size={16} />} loading={isPending} onClick={ask}>
        <Trans comment="Button: takes a challenge off the board.">Disable</Trans>
      </Button>
    )
  }
  return (
    <Button
      icon={<Eye size={16} />}
      loading={isPending}
      disabledReason={lacksFlag ? t`It needs a flag first; add one under “Flags”.` : undefined}
      onClick={ask}
    >
      <Trans comment="Button: shows a challenge to players.">Enable</Trans>
    </Button>
  )
}

type NeighbourProps = {
  gameId: number
  to: { id: number; title: string } | undefined
  label: string
  children: ReactNode
}

function Neighbour({ gameId, to, label, children }: NeighbourProps) {
  if (!to) {
    return (
      <IconButton variant="bordered" label={label} disabled>
        {children}
      </IconButton>
    )
  }
  return (
    <IconButton variant="bordered" label={`${label}: ${to.title}`} asChild>
      <Link to={paths.gameChallenge(gameId, to.id)}>{children}</Link>
    </IconButton>
  )
}
