import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { Badge, CategoryMark, IconButton, Menu, Switch } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CopyPlus, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import { useContext } from 'react'
import { ChecksContext, useListActions } from '#features/organise/challenges/list-context.ts'
import {
  challengeCheckLink,
  challengeCheckLabel,
} from '#features/organise/readiness/check-labels.ts'
import { severityOf } from '#features/organise/readiness/checks.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './challenges.css.ts'

type CellProps = { line: ChallengeLine }

/** Whether players see a challenge. */
export function EnabledCell({ line }: CellProps) {
  'use memo'
  const { t } = useLingui()
  const { change } = useListActions()
  const { title } = line
  return (
    <Switch
      aria-label={t`Enabled: ${title}`}
      checked={line.isEnabled}
      onCheckedChange={(isEnabled) => change([{ line, change: { isEnabled } }])}
    />
  )
}

/** The name of a challenge, and the way to its editor. */
export function TitleCell({ line }: CellProps) {
  'use memo'
  const { game } = useListActions()
  return (
    <Link to={paths.gameChallenge(game.id, line.id)} dir="auto" className={styles.title}>
      {line.title}
    </Link>
  )
}

/** The category, and behind it all others. */
export function CategoryCell({ line }: CellProps) {
  'use memo'
  const { t } = useLingui()
  const { change } = useListActions()
  const { title, category } = line
  return (
    <Menu
      label={t`Category of ${title}`}
      items={CHALLENGE_CATEGORIES.map((choice) => ({
        label: <CategoryMark category={choice}>{choice}</CategoryMark>,
        checked: choice === category,
        onSelect: () => change([{ line, change: { category: choice } }]),
      }))}
      trigger={
        <button
          type="button"
          className={styles.editable}
          aria-label={t`Category of ${title}: ${category}`}
        >
          <CategoryMark category={knownCategory(category)}>{category}</CategoryMark>
        </button>
      }
    />
  )
}

/** What a challenge lacks, each with the way to where it is mended. */
export function ReadinessCell({ line }: CellProps) {
  'use memo'
  const { t, i18n } = useLingui()
  const { game } = useListActions()
  const { title } = line
  const checks = useContext(ChecksContext).get(line.id)
  if (!checks) {
    return (
      <span className={styles.muted}>
        <Trans>Checking…</Trans>
      </span>
    )
  }
  const [first] = checks
  if (!first) {
    return (
      <Badge tone="ok">
        <Trans>Ready</Trans>
      </Badge>
    )
  }
  const isBad = checks.some((check) => severityOf(check) === 'error')
  return (
    <Menu
      label={t`Missing in ${title}`}
      items={checks.map((check) => ({
        kind: 'link' as const,
        label: i18n._(challengeCheckLabel[check]),
        link: <Link to={challengeCheckLink[check](game.id, line.id)} />,
      }))}
      trigger={
        <button type="button" className={styles.badgeButton}>
          <Badge tone={isBad ? 'bad' : 'warn'}>
            {checks.length === 1 ? (
              i18n._(challengeCheckLabel[first])
            ) : (
              <Plural value={checks.length} one="# thing missing" other="# things missing" />
            )}
          </Badge>
        </button>
      }
    />
  )
}

/** What else can be done with a challenge. */
export function MenuCell({ line }: CellProps) {
  'use memo'
  const { t } = useLingui()
  const { game, clone, remove } = useListActions()
  const { title } = line
  return (
    <Menu
      align="end"
      label={t`Actions for ${title}`}
      items={[
        {
          kind: 'link',
          label: t`Edit`,
          icon: <Pencil size={16} />,
          link: <Link to={paths.gameChallenge(game.id, line.id)} />,
        },
        {
          kind: 'link',
          label: t`Flags and attachment`,
          icon: <Flag size={16} />,
          link: <Link to={paths.gameFlags(game.id, line.id)} />,
        },
        { label: t`Clone…`, icon: <CopyPlus size={16} />, onSelect: () => clone(line) },
        { kind: 'separator' },
        {
          label: t`Delete…`,
          tone: 'danger',
          icon: <Trash2 size={16} />,
          onSelect: () => remove([line]),
        },
      ]}
      trigger={
        <IconButton label={t`Actions for ${title}`} hasTooltip={false}>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
