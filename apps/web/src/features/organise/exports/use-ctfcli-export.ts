import type { GameSettings } from '@halyard/api'
import { readChallengeRules, readChallenges, saveDownload } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Losses } from '#features/organise/exports/ctfcli-files.ts'

export type CtfcliExport =
  | { step: 'ready'; error?: unknown }
  | { step: 'reading'; done: number }
  | { step: 'saved'; losses: Losses }

/** Saves the challenges of a game for other tools. What writes the format loads with the first export. */
export function useCtfcliExport({ id, title }: GameSettings) {
  const client = useQueryClient()
  const [state, setState] = useState<CtfcliExport>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  async function save() {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ step: 'reading', done: 0 })
    try {
      const writer = import('#features/organise/exports/ctfcli-files.ts')
      const onProgress = (done: number) => setState({ step: 'reading', done })
      const challenges = await readChallenges(client, id, { signal, onProgress })
      const ids = challenges.map((challenge) => challenge.id)
      const rules = await readChallengeRules(client, id, ids, signal)
      const { ctfcliArchive } = await writer
      const { blob, losses } = await ctfcliArchive(challenges, rules, signal)
      signal.throwIfAborted()
      saveDownload({ blob, fileName: `${title} ctfcli.zip` })
      setState({ step: 'saved', losses })
    } catch (error) {
      setState({ step: 'ready', ...(!signal.aborted && { error }) })
    }
  }
  return { state, save, stop }
}
