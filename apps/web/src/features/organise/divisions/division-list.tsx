import { Button, Card, CopyField, IconButton, Inline, Menu } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Ellipsis,
  Pencil,
  Presentation,
  Scroll,
  ShieldCheck,
  Trash2,
  Trophy,
  Users,
} from 'lucide-react'
import { presetLabels } from '#features/organise/divisions/preset-labels.ts'
import { presetNames, presetOf } from '#features/organise/divisions/presets.ts'
import type { PresetName } from '#features/organise/divisions/presets.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { useSummary } from '#features/organise/divisions/use-summary.ts'
import { useTeamCounts } from '#features/organise/divisions/use-team-counts.ts'
import { useDeleteDivisionQuestion } from '#features/organise/divisions/use-delete-division.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './divisions.css.ts'

type DivisionListProps = {
  gameId: number
  /** As they will be once saved. */
  divisions: readonly Division[]
  onPreset: (division: Division, preset: PresetName) => void
  onEdit: (division: Division) => void
  /** Opens what those who join accept; absent where the server has no such thing. */
  onDeclaration: ((division: Division) => void) | undefined
}

/** The divisions of a game: who gets in and what for. */
export function DivisionList({
  gameId,
  divisions,
  onPreset,
  onEdit,
  onDeclaration,
}: DivisionListProps) {
  const { t } = useLingui()
  const summary = useSummary()
  const teamCounts = useTeamCounts(gameId)
  const teamsOf = ({ id }: Division) => teamCounts && (teamCounts.get(id) ?? 0)
  const askDelete = useDeleteDivisionQuestion(gameId)
  return (
    <Card padding="none" asChild>
      <ul aria-label={t`Divisions`}>
        {divisions.map((division) => (
          <li key={division.id} className={styles.row}>
            <div className={styles.about}>
              <Inline gap={3} align="baseline">
                <h2 className={styles.name}>
                  <bdi>{division.name}</bdi>
                </h2>
                <Facts division={division} teamCount={teamsOf(division)} />
              </Inline>
              <p className={styles.summary}>{summary(division)}</p>
              {division.inviteCode && <Code code={division.inviteCode} />}
            </div>
            <Inline gap={2}>
              <Presets division={division} onPreset={(preset) => onPreset(division, preset)} />
              <DivisionMenu
                gameId={gameId}
                division={division}
                onEdit={() => onEdit(division)}
                onDeclaration={onDeclaration && (() => onDeclaration(division))}
                onDelete={() => askDelete(division, teamsOf(division))}
              />
            </Inline>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type FactsProps = { division: Division; teamCount: number | undefined }

function Facts({ division, teamCount }: FactsProps) {
  const { length } = division.challengeConfigs
  return (
    <span className={styles.facts}>
      {teamCount !== undefined && (
        <span className={styles.fact}>
          <Users size={14} aria-hidden />
          <Plural value={teamCount} one="# team" other="# teams" />
        </span>
      )}
      {division.hasDeclaration && <Declared />}
      {length > 0 && (
        <span className={styles.fact}>
          <ShieldCheck size={14} aria-hidden />
          <Plural
            value={length}
            one="own rights for # challenge"
            other="own rights for # challenges"
          />
        </span>
      )}
    </span>
  )
}

function Declared() {
  return (
    <span className={styles.fact}>
      <Scroll size={14} aria-hidden />
      <Trans>With a declaration</Trans>
    </span>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.code}>
      <CopyField isQuiet text={code} labels={{ copy: t`Copy code`, copied: t`Copied` }} />
    </div>
  )
}

type PresetsProps = { division: Division; onPreset: (preset: PresetName) => void }

function Presets({ division, onPreset }: PresetsProps) {
  const { t, i18n } = useLingui()
  const current = presetOf(division.defaultPermissions)
  return (
    <Menu
      align="end"
      label={t`Rights of ${{ divisionName: division.name }}`}
      items={presetNames.map((preset) => ({
        label: i18n._(presetLabels[preset]),
        checked: preset === current,
        onSelect: () => onPreset(preset),
      }))}
      trigger={
        <Button icon={<ShieldCheck size={16} />}>
          <Trans comment="Button: opens a list of usual rights of a division.">Presets</Trans>
        </Button>
      }
    />
  )
}

type DivisionMenuProps = {
  gameId: number
  division: Division
  onEdit: () => void
  onDeclaration: (() => void) | undefined
  onDelete: () => void
}

function DivisionMenu({
  gameId,
  division: { id: div, name: title },
  onEdit,
  onDeclaration,
  onDelete,
}: DivisionMenuProps) {
  const { t } = useLingui()
  return (
    <Menu
      align="end"
      label={t`Actions for ${title}`}
      items={[
        { label: t`Name and code…`, icon: <Pencil size={16} />, onSelect: onEdit },
        ...(onDeclaration
          ? [{ label: t`Declaration…`, icon: <Scroll size={16} />, onSelect: onDeclaration }]
          : []),
        { kind: 'separator' },
        {
          kind: 'link',
          label: t`Scoreboard`,
          icon: <Trophy size={16} />,
          link: <Link to={paths.scoreboard(gameId, { div })} />,
        },
        {
          kind: 'link',
          label: t({ message: 'Projector', comment: 'Opens the scoreboard for a big screen.' }),
          icon: <Presentation size={16} />,
          link: <Link to={paths.scoreboard(gameId, { div, view: 'live' })} />,
        },
        { kind: 'separator' },
        {
          label: t`Delete…`,
          tone: 'danger',
          icon: <Trash2 size={16} />,
          onSelect: onDelete,
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
