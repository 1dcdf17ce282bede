import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fileNameOf } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { signalQueries } from '#game/signals/queries.ts'
import type { SignalFilter } from '#game/signals/queries.ts'
import { gameStale } from '#game/stale.ts'

// Only for servers that name `signals` among their extensions.

type InGame = { gameId: number }
type OfSignal = InGame & { signal: string; etag?: string | undefined }

const signalPath = ({ gameId, signal, etag }: OfSignal) => ({
  path: { id: gameId, signal },
  ...ifMatch(etag),
})

export const markSignal = mutationOptions({
  mutationFn: ({ note, ...signal }: OfSignal & Schema<'SignalMarkEditModel'>) =>
    unwrap(
      api().PUT('/api/game/{id}/signals/{signal}/mark', {
        params: signalPath(signal),
        body: { note },
      }),
    ),
  onSuccess: refresh(gameStale.markSignal),
  // Somebody else was faster: what they wrote is shown.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error)
      ? client.invalidateQueries({ queryKey: signalQueries.all(gameId) })
      : undefined,
})

export const unmarkSignal = mutationOptions({
  mutationFn: (signal: OfSignal) =>
    unwrap(api().DELETE('/api/game/{id}/signals/{signal}/mark', { params: signalPath(signal) })),
  onSuccess: refresh(gameStale.unmarkSignal),
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error)
      ? client.invalidateQueries({ queryKey: signalQueries.all(gameId) })
      : undefined,
})

export const updateSignalSettings = mutationOptions({
  mutationFn: ({
    gameId,
    etag,
    ...body
  }: InGame & { etag?: string | undefined } & Schema<'SignalSettingsEditModel'>) =>
    unwrap(
      api().PUT('/api/game/{id}/signals/settings', {
        params: { path: { id: gameId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    context.client.setQueryData(signalQueries.settings(variables.gameId).queryKey, saved)
    refreshLater(gameStale.updateSignalSettings)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries(signalQueries.settings(gameId)) : undefined,
})

type Evidence = InGame & { filter: SignalFilter; format: Schema<'SignalFileFormat'> }

/** A POST, so no link reaches it, and the audit log has it: save the answer with `saveDownload`. */
export const exportSignals = mutationOptions({
  mutationFn: async ({ gameId, filter, format }: Evidence): Promise<Download> => {
    const call = api().POST('/api/game/{id}/signals/export', {
      params: { path: { id: gameId }, query: { ...filter, format } },
      parseAs: 'blob',
    })
    const blob = await unwrap(call)
    const { response } = await call
    return { blob, fileName: fileNameOf(response, `signals-${gameId}.${format}`) }
  },
  gcTime: 0,
  onSuccess: refresh<Evidence>(gameStale.exportSignals),
})
