import type { GameSettings } from '@halyard/api'
import { useListDivisions, useListEditChallenges } from '@halyard/query'
import { GAME_PERMISSION_NAMES } from '@halyard/rules'
import { Button, Callout, EmptyState, Loading, PageHeader, SaveBar, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Columns2, FormInput, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { ChallengeRights } from '#features/organise/divisions/challenge-rights.tsx'
import { ChangeList } from '#features/organise/divisions/change-list.tsx'
import { DivisionDialog } from '#features/organise/divisions/division-dialog.tsx'
import { DivisionList } from '#features/organise/divisions/division-list.tsx'
import { DivisionRights } from '#features/organise/divisions/division-rights.tsx'
import { isInPreset } from '#features/organise/divisions/presets.ts'
import type { PresetName } from '#features/organise/divisions/presets.ts'
import { changesOf, edited } from '#features/organise/divisions/rights-draft.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { isNoneJoinable } from '#features/organise/divisions/summary.ts'
import { useRightsDraft } from '#features/organise/divisions/use-rights-draft.ts'
import { useSaveRights } from '#features/organise/divisions/use-save-rights.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const TracksDialog = lazyPart(
  'TracksDialog',
  () => import('#features/organise/divisions/tracks-dialog.tsx'),
)
const DeclarationDialog = lazyPart(
  'DeclarationDialog',
  () => import('#features/organise/divisions/declaration-dialog.tsx'),
)

const FieldsDialog = lazyPart(
  'FieldsDialog',
  () => import('#features/organise/fields/fields-dialog.tsx'),
)

/** The dialog of what those who join a division accept, in the address. */
const declarationOf = (divisionId: number) => `declaration-${divisionId}`

/** Divisions of a game: who may join them, and what their teams may do. */
export function DivisionsScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data: divisions, error, refetch } = useListDivisions(game.id)
  const dialog = useOpenParam('dlg')
  const hasTracks = useHasExtension('tracks')
  const hasFields = useHasExtension('profileFields')
  return (
    <Page title={[t`Divisions`, game.title]} width="page">
      <PageHeader
        title={<Trans>Divisions</Trans>}
        description={
          <Trans>Groups of teams with rights of their own, such as students and guests.</Trans>
        }
        actions={
          <>
            {hasFields && (
              <Button icon={<FormInput size={16} />} onClick={() => dialog.open('fields')}>
                <Trans>Ask players</Trans>
              </Button>
            )}
            {hasTracks && (
              <Button icon={<Columns2 size={16} />} onClick={() => dialog.open('tracks')}>
                <Trans>Create two tracks</Trans>
              </Button>
            )}
            <Button tone="primary" icon={<Plus size={16} />} onClick={() => dialog.open('new')}>
              <Trans>Create division</Trans>
            </Button>
          </>
        }
      />
      {divisions && <Divisions game={game} divisions={divisions} onOpen={dialog.open} />}
      {!divisions && error && (
        <LoadFailed
          level={2}
          title={t`The divisions did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!divisions && !error && (
        <Loading label={t`The divisions are loading`}>
          <Skeleton height="24rem" shape="box" />
        </Loading>
      )}
      {hasFields && dialog.value === 'fields' && (
        <Suspense>
          <FieldsDialog game={game} onClose={dialog.close} />
        </Suspense>
      )}
      {divisions && dialog.value !== null && (
        <OpenDialog
          name={dialog.value}
          gameId={game.id}
          divisions={divisions}
          onClose={dialog.close}
        />
      )}
    </Page>
  )
}

type OpenDialogProps = {
  /** `new`, `tracks`, a division, or `declaration-` and a division. */
  name: string
  gameId: number
  divisions: readonly Division[]
  onClose: () => void
}

function OpenDialog({ name, ...common }: OpenDialogProps) {
  const hasTracks = useHasExtension('tracks')
  const division = common.divisions.find(({ id }) => [String(id), declarationOf(id)].includes(name))
  if (name === 'new' || name === String(division?.id))
    return <DivisionDialog {...common} division={division} />
  if (!hasTracks) return null
  return (
    <Suspense>
      {name === 'tracks' && <TracksDialog {...common} />}
      {division && <DeclarationDialog {...common} division={division} />}
    </Suspense>
  )
}

type DivisionsProps = {
  game: GameSettings
  divisions: readonly Division[]
  /** Opens a dialog by its name. */
  onOpen: (name: string) => void
}

function Divisions({ game, divisions: stored, onOpen }: DivisionsProps) {
  const { t } = useLingui()
  const hasTracks = useHasExtension('tracks')
  const { data: challenges = [], isSuccess } = useListEditChallenges(game.id)
  const draft = useRightsDraft(game.id)
  const save = useSaveRights(game.id, draft)
  const isRunning = usePhase(game) === 'ongoing'
  const challengeIds = new Set(challenges.map(({ id }) => id))
  const divisions = stored.map((division) => edited(division, draft.edits, challengeIds))
  const changes = stored.flatMap((division, at) => changesOf(division, divisions[at] ?? division))
  const take = ({ id: divisionId }: Division, preset: PresetName) =>
    draft.add(
      ...GAME_PERMISSION_NAMES.map((right) => ({
        divisionId,
        challengeId: null,
        right,
        isAllowed: isInPreset(preset, right),
      })),
    )
  if (stored.length === 0) {
    return (
      <EmptyState level={2} title={t`One division for all`}>
        <Trans>
          Teams play together with every right; the game's own code and review setting count.
        </Trans>
      </EmptyState>
    )
  }
  const rights = { divisions, onEdit: draft.add, disabled: save.isPending }
  return (
    <>
      {isNoneJoinable(divisions) && <NoneJoinable />}
      <DivisionList
        gameId={game.id}
        divisions={divisions}
        onPreset={take}
        onEdit={({ id }) => onOpen(String(id))}
        onDeclaration={hasTracks ? ({ id }) => onOpen(declarationOf(id)) : undefined}
      />
      <DivisionRights {...rights} stored={stored} />
      {isSuccess && challenges.length > 0 && (
        <ChallengeRights {...rights} challenges={challenges} />
      )}
      {changes.length > 0 && (
        <ChangeList
          changes={changes}
          divisions={divisions}
          challenges={challenges}
          isRunning={isRunning}
        />
      )}
      <SaveBar
        label={t`Changes to rights`}
        changes={
          changes.length > 0 && (
            <Plural value={changes.length} one="# unsaved change" other="# unsaved changes" />
          )
        }
        saveLabel={save.isPending ? <Trans>Saving…</Trans> : <Trans>Save rights</Trans>}
        discardLabel={<Trans comment="Button: throws away the changes.">Discard</Trans>}
        loading={save.isPending}
        error={save.error ? <ErrorMessage error={save.error} /> : undefined}
        onSave={() => save.mutate()}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
      <LeaveGuard isChanged={changes.length > 0 && !save.isPending} />
    </>
  )
}

/** The server lets teams in all the same, which nobody expects. */
function NoneJoinable() {
  const { t } = useLingui()
  return (
    <Callout tone="warn" title={t`Nobody can join a division`}>
      <Trans>
        Teams that join now play without one: with every right, under the game's own code and review
        setting. Allow “Join” for at least one division.
      </Trans>
    </Callout>
  )
}
