import type { ChallengeSettings } from '@halyard/api'
import { Segmented } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AddFlags } from '#features/organise/flags/add/add-flags.tsx'
import { Coverage } from '#features/organise/flags/coverage.tsx'
import { FlagList } from '#features/organise/flags/list/flag-list.tsx'
import { Part } from '#features/organise/flags/part.tsx'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const AddFiles = lazyPart('AddFiles', () => import('#features/organise/flags/add/add-files.tsx'))

type TeamFlagsProps = { gameId: number; challenge: ChallengeSettings }

/** Flags of which each belongs to one team, every one with a file of its own. */
export function TeamFlags({ gameId, challenge }: TeamFlagsProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const [search, setSearch] = useSearchParams()
  const source = search.get('add') === 'links' ? 'links' : 'files'
  return (
    <>
      <Part title={t`Flags and their files`} meta={number(challenge.flags.length)}>
        <Coverage
          gameId={gameId}
          flagCount={challenge.flags.filter(({ attachment }) => attachment?.url).length}
        />
        <FlagList gameId={gameId} challenge={challenge} withFiles />
      </Part>
      <Part title={t`Add flags with files`} id="add-files">
        <Segmented
          label={t`Where the files are`}
          value={source}
          onValueChange={(next) =>
            setSearch(next === 'links' ? { add: next } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
          options={[
            { value: 'files', label: t`Files to upload` },
            { value: 'links', label: t`Links to other sites` },
          ]}
        />
        {/* Hidden instead of unmounted: running uploads continue. */}
        <div hidden={source !== 'files'}>
          <Suspense>
            <AddFiles gameId={gameId} challenge={challenge} />
          </Suspense>
        </div>
        {source === 'links' && <AddFlags gameId={gameId} challenge={challenge} withLinks />}
      </Part>
    </>
  )
}
