import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { Badge, Button, CategoryIcon, IconButton, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolate } from '#i18n/isolate.ts'
import { ChallengeTabs } from '#features/organise/challenge-tabs.tsx'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { neighboursOf } from '#features/organise/challenge/neighbours.ts'
import { useDeleteChallengeQuestion } from '#features/organise/challenge/use-delete-challenge.tsx'
import { useEnableQuestion } from '#features/organise/challenge/use-enable-question.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { usePaletteActions } from '#shared/menus/palette-actions.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type ChallengeHeadProps = {
  game: GameSettings
  challenge: EditChallenge
  /** Which of its screens is open: its neighbours are opened there too. */
  section?: 'gameChallenge' | 'gameFlags'
  onPreview: () => void
  onDeleted: () => void
}

/** Which challenge is edited, whether players see it, and what can be done with it as a whole. */
export function ChallengeHead(props: ChallengeHeadProps) {
  const { game, challenge, section = 'gameChallenge', onPreview } = props
  const { t } = useLingui()
  const { title } = challenge
  const askDelete = useDeleteChallengeQuestion(props)
  const { data: lines = [] } = useListEditChallenges(game.id)
  const { previous, next } = neighboursOf(lines, challenge.id)
  const addressOf = (line: { id: number } | undefined) => line && paths[section](game.id, line.id)
  const enabling = useEnableQuestion(game, challenge)
  usePaletteActions({
    id: 'edited-challenge',
    label: t`Actions on “${title}”`,
    items: [
      {
        id: 'preview-challenge',
        label: t({ message: 'Preview', comment: 'Button: shows a challenge as players see it.' }),
        icon: <Eye size={16} />,
        onSelect: onPreview,
      },
      ...(challenge.isEnabled
        ? [
            {
              id: 'disable',
              label: t`Disable challenge`,
              icon: <EyeOff size={16} />,
              onSelect: enabling.ask,
            },
          ]
        : enabling.lacksFlag
          ? []
          : [
              {
                id: 'enable',
                label: t`Enable challenge`,
                icon: <Eye size={16} />,
                onSelect: enabling.ask,
              },
            ]),
    ],
  })
  return (
    <ChallengeTabs gameId={game.id} challenge={challenge}>
      <header className={styles.head}>
        <div className={styles.name}>
          <CategoryIcon category={knownCategory(challenge.category)} size={32} hasPlate />
          <h1 className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h1>
          <EnabledBadge isEnabled={challenge.isEnabled} />
        </div>
        <div className={styles.actions}>
          <Neighbour to={addressOf(previous)} title={previous?.title} label={t`Previous challenge`}>
            <ChevronLeft size={16} />
          </Neighbour>
          <Neighbour to={addressOf(next)} title={next?.title} label={t`Next challenge`}>
            <ChevronRight size={16} />
          </Neighbour>
          <Button icon={<Eye size={16} />} onClick={onPreview}>
            <Trans comment="Button: shows a challenge as players see it.">Preview</Trans>
          </Button>
          <EnableButton challenge={challenge} enabling={enabling} />
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

type EnableButtonProps = {
  challenge: EditChallenge
  enabling: ReturnType<typeof useEnableQuestion>
}

function EnableButton({ challenge, enabling: { ask, isPending, lacksFlag } }: EnableButtonProps) {
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
  to: string | undefined
  title: string | undefined
  label: string
  children: ReactNode
}

function Neighbour({ to, title, label, children }: NeighbourProps) {
  if (to === undefined) {
    return (
      <IconButton variant="bordered" label={label} disabled>
        {children}
      </IconButton>
    )
  }
  return (
    <IconButton variant="bordered" label={`${label}: ${isolate(title ?? '')}`} asChild>
      <Link to={to}>{children}</Link>
    </IconButton>
  )
}
