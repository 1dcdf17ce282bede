import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'

/** Ends instances one after the other; one that has ended by itself meanwhile counts as ended. */
export const destroyInstances = mutationOptions({
  mutationFn: ({
    instances,
    ...paced
  }: { instances: readonly Schema<'ContainerInstanceModel'>[] } & PacedOptions) =>
    runPaced(
      instances,
      ({ containerGuid }) =>
        unlessGone(
          api().DELETE('/api/admin/instances/{id}', { params: { path: { id: containerGuid } } }),
        ),
      paced,
    ),
  onSuccess: refresh(adminStale.destroyInstances),
})
