import { mutationOptions } from '@tanstack/react-query'
import { sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { invalidate } from '#core/stale.ts'
import { gameStale } from '#game/stale.ts'

export const submitWriteup = mutationOptions({
  mutationFn: ({ gameId, ...sent }: { gameId: number } & FileToSend) =>
    sendFile('POST', `/api/game/${gameId}/writeup`, sent),
  // Also after a failure: the file may have arrived although its answer did not.
  onSettled: (_answer, _error, variables, _result, { client }) =>
    invalidate(client, gameStale.submitWriteup(variables)),
})
