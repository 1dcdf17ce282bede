import type { Schema } from '@halyard/api'
import { effectivePermissions, hasPermission } from '@halyard/rules'
import type { GamePermissionName } from '@halyard/rules'
import { FilterChips, PermissionMatrix, SearchField, SectionHeader, Select } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { RightColumn } from '#features/organise/divisions/right-name.tsx'
import { rightLabels } from '#features/organise/divisions/right-labels.ts'
import { challengeRights, entryOf } from '#features/organise/divisions/rights-draft.ts'
import type { Division, RightEdit } from '#features/organise/divisions/rights-draft.ts'
import { useFormat } from '#shared/format/format.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import * as styles from './divisions.css.ts'

type Challenge = Pick<Schema<'ChallengeInfoModel'>, 'id' | 'title'>

/** Rows that are rendered at once; a search finds the others. */
const rowsShown = 60
/** So many challenges are found by eye. */
const fewChallenges = 12

type ChallengeRightsProps = {
  /** As they will be once saved. */
  divisions: readonly Division[]
  challenges: readonly Challenge[]
  onEdit: (edit: RightEdit) => void
  disabled: boolean
}

/** What one division may do with single challenges, where that differs from what it may do with all. */
export function ChallengeRights({ divisions, challenges, onEdit, disabled }: ChallengeRightsProps) {
  const { t } = useLingui()
  const choice = useChoice(divisions)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text).trim().toLocaleLowerCase()
  const { division } = choice
  if (!division) return null
  const own = challenges.filter(({ id }) => entryOf(division, id))
  const found = (choice.isOwnOnly ? own : challenges).filter(({ title }) =>
    title.toLocaleLowerCase().includes(wanted),
  )
  return (
    <section className={styles.section}>
      <SectionHeader title={<Trans>Rights for single challenges</Trans>} size="lg" />
      <p className={styles.note}>
        <Trans>
          A challenge inherits its division's rights until you change one of them. From then on it
          has rights of its own, which stay when the division changes.
        </Trans>
      </p>
      <div className={styles.tools}>
        {divisions.length > 1 && (
          <div className={styles.tool}>
            <Select
              label={t`Division`}
              options={divisions.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(division.id)}
              onValueChange={choice.setDivision}
            />
          </div>
        )}
        {challenges.length > fewChallenges && (
          <div className={styles.tool}>
            <SearchField
              label={t`Search challenges`}
              placeholder={t`Search`}
              clearLabel={t`Clear the search`}
              value={text}
              onValueChange={setText}
            />
          </div>
        )}
        <OwnFilter
          isOwnOnly={choice.isOwnOnly}
          onChange={choice.setIsOwnOnly}
          all={challenges.length}
          own={own.length}
        />
      </div>
      <Matrix
        division={division}
        challenges={found.slice(0, rowsShown)}
        onEdit={onEdit}
        disabled={disabled}
      />
      <Left count={found.length - rowsShown} isNothing={found.length === 0} />
    </section>
  )
}

/** What the address says is looked at: `?div=` and `?own=`. */
function useChoice(divisions: readonly Division[]) {
  const { search, change } = useSearchChoice<'div' | 'own'>()
  return {
    division: divisions.find(({ id }) => String(id) === search.get('div')) ?? divisions[0],
    isOwnOnly: search.get('own') === '1',
    setDivision: (id: string) => change({ div: id }),
    setIsOwnOnly: (isOwnOnly: boolean) => change({ own: isOwnOnly ? '1' : '' }),
  }
}

type OwnFilterProps = {
  isOwnOnly: boolean
  onChange: (isOwnOnly: boolean) => void
  all: number
  own: number
}

function OwnFilter({ isOwnOnly, onChange, all, own }: OwnFilterProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  return (
    <FilterChips
      type="single"
      label={t`Which challenges`}
      value={isOwnOnly ? 'own' : 'all'}
      onValueChange={(value) => onChange(value === 'own')}
      options={[
        { value: 'all', label: t`All`, count: number(all) },
        {
          value: 'own',
          label: t({
            message: 'With own rights',
            comment: 'Filter of challenges: those that do not follow the rights of the division.',
          }),
          count: number(own),
        },
      ]}
    />
  )
}

type MatrixProps = Pick<ChallengeRightsProps, 'onEdit' | 'disabled' | 'challenges'> & {
  division: Division
}

function Matrix({ division, challenges, onEdit, disabled }: MatrixProps) {
  const { t, i18n } = useLingui()
  const divisionId = division.id
  const isAllowed = (challengeId: string, right: GamePermissionName) =>
    hasPermission(effectivePermissions(division, Number(challengeId)), right)
  const titleOf = (challengeId: string) =>
    challenges.find(({ id }) => String(id) === challengeId)?.title ?? ''
  const cell = (challengeId: string, right: GamePermissionName) => {
    const allowed = isAllowed(challengeId, right)
    const subject = titleOf(challengeId)
    const name = i18n._(rightLabels[right].label)
    const isOwn = entryOf(division, Number(challengeId)) !== undefined
    return {
      choice: isOwn ? (allowed ? 'allow' : 'deny') : 'inherit',
      isAllowed: allowed,
      label: allowed ? t`${subject}, ${name}: yes` : t`${subject}, ${name}: no`,
    } as const
  }
  return (
    <PermissionMatrix
      label={t`Rights of ${{ divisionName: division.name }} for single challenges`}
      corner={t`Challenge`}
      rows={challenges.map(({ id, title }) => ({ id: String(id), name: <bdi>{title}</bdi> }))}
      columns={challengeRights.map((right) => ({
        id: right,
        name: <RightColumn right={right} />,
        title: i18n._(rightLabels[right].note),
      }))}
      cell={cell}
      onChange={(challengeId, right) =>
        onEdit({
          divisionId,
          challengeId: Number(challengeId),
          right,
          isAllowed: !isAllowed(challengeId, right),
        })
      }
      reset={{
        name: t({
          message: 'Same as division',
          comment: 'Head of a column whose buttons make a challenge follow its division again.',
        }),
        label: (challengeId) => {
          const title = titleOf(challengeId)
          const isOwn = entryOf(division, Number(challengeId)) !== undefined
          return isOwn ? t`${title}: same as the division again` : undefined
        },
        onReset: (challengeId) =>
          onEdit({ divisionId, challengeId: Number(challengeId), right: 'asDivision' }),
      }}
      disabled={disabled}
    />
  )
}

/** What the table does not show. */
function Left({ count, isNothing }: { count: number; isNothing: boolean }) {
  return (
    <p className={styles.note} role="status">
      {isNothing && <Trans>No challenge matches.</Trans>}
      {count > 0 && (
        <Plural
          value={count}
          one="# more challenge: search for it."
          other="# more challenges: search for them."
        />
      )}
    </p>
  )
}
