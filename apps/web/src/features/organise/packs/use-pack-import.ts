import { compareChallenge, listKnownChallenges, useImportChallenge } from '@halyard/query'
import type { KnownChallenges } from '@halyard/query'
import { brokenRow, failedRow } from '@halyard/packs/send'
import type { PlannedChallenge } from '@halyard/packs/send'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withRun } from '#features/organise/packs/entries.ts'
import type { Entry, Run } from '#features/organise/packs/entries.ts'
import type { PackProblem, PackSource } from '#features/organise/packs/reader/protocol.ts'
import type { RunningReader } from '#features/organise/packs/reader/start-reader.ts'
import { runImport } from '#features/organise/packs/run-import.ts'
import { now } from '#shared/clock/clock.ts'
import { usePlatform } from '#shared/platform/platform.ts'

/** What the organiser decides where the platform cannot hold what a file says. */
export type PackOptions = { enable: boolean; exactFlags: boolean; allHints: boolean }

export type PackState =
  | { step: 'choose'; problem?: PackProblem; error?: unknown }
  | { step: 'reading'; name: string; done: number; total: number }
  | { step: 'plan'; source: PackSource; entries: readonly Entry[]; isPackage: boolean }
  | {
      step: 'sending'
      entries: readonly Entry[]
      source: PackSource
      done: number
      total: number
      title: string
      waitSeconds?: number
    }
  | ({ step: 'done'; source: PackSource; entries: readonly Entry[] } & Run)

/** Reads a pack beside the page, says what would become of it, and brings what is chosen into the game. */
export function usePackImport(gameId: number) {
  const [state, setState] = useState<PackState>({ step: 'choose' })
  const [options, setOptions] = useState<PackOptions>({
    enable: true,
    exactFlags: false,
    allHints: false,
  })
  const { extensions = [] } = usePlatform()
  const reader = useRef<RunningReader>(undefined)
  const stopper = useRef<AbortController>(undefined)
  const { mutateAsync } = useImportChallenge()

  const end = useCallback(() => {
    stopper.current?.abort()
    reader.current?.stop()
    reader.current = undefined
  }, [])
  useEffect(() => end, [end])

  async function read(source: PackSource, wanted: PackOptions = options) {
    end()
    const running = new AbortController()
    stopper.current = running
    const isCurrent = () => stopper.current === running && !running.signal.aborted
    setState({ step: 'reading', name: source.name, done: 0, total: 0 })
    try {
      const { startReader } = await import('#features/organise/packs/reader/start-reader.ts')
      if (!isCurrent()) return
      const started = startReader()
      reader.current = started
      const answer = await started.read(source, {
        ...wanted,
        flagMatches: extensions.includes('flags'),
        pricedHints: extensions.includes('hints'),
        requirements: extensions.includes('requirements'),
        cooldown: extensions.includes('cooldown'),
        categories: new Map(),
        buildsImages: false,
        values: new Map(),
        nowMs: now(),
      })
      if ('problem' in answer) {
        if (isCurrent()) setState({ step: 'choose', problem: answer.problem })
        return
      }
      const { challenges, broken, isPackage } = answer.pack
      const known = await listKnownChallenges(gameId)
      const entries: Entry[] = []
      for (const challenge of challenges) {
        if (!isCurrent()) return
        const { length: done } = entries
        setState({ step: 'reading', name: source.name, done, total: challenges.length })
        entries.push(
          await planned(challenge, {
            ...{ gameId, known, extensions, started, enable: wanted.enable },
          }),
        )
      }
      const unread = broken.map((file) => ({ source: file.source, row: brokenRow(file) }))
      if (isCurrent())
        setState({ step: 'plan', source, entries: [...entries, ...unread], isPackage })
    } catch (error) {
      if (isCurrent()) setState({ step: 'choose', error })
    }
  }

  async function send(chosen: ReadonlySet<string>) {
    if (state.step !== 'plan' && state.step !== 'done') return
    const { source } = state
    const before = state.step === 'done' ? state : undefined
    const files = reader.current
    if (!files) return
    const running = new AbortController()
    stopper.current = running
    const wanted = state.entries.filter((entry) => chosen.has(entry.source))
    let entries = state.entries
    const progress = { step: 'sending', source, total: wanted.length } as const
    const show = (done: number, waitSeconds?: number) => {
      const title = wanted[done]?.row.title ?? ''
      const waiting = waitSeconds === undefined ? {} : { waitSeconds }
      setState({ ...progress, entries, done, title, ...waiting })
    }
    let sent = 0
    let known: KnownChallenges | undefined
    show(0)
    await runImport(wanted, {
      signal: running.signal,
      onWait: (seconds) => show(sent, seconds),
      bring: async ({ challenge, ...entry }) => {
        if (!challenge) return entry.row
        const ids = (known ??= await listKnownChallenges(gameId))
        // After a failure the next run asks again: a challenge may have been made although its answer was lost.
        known = undefined
        const row = await mutateAsync({
          ...{ gameId, challenge, known: ids, extensions, enable: options.enable },
          read: () => files.contents(challenge.source),
          onStep: () => {},
        })
        known = ids
        return row
      },
      onDone(entry, done) {
        sent = done
        entries = entries.map((each) => (each.source === entry.source ? entry : each))
        show(done)
      },
    })
    const sources = wanted.map((entry) => entry.source)
    const run = withRun(before, { chosen: sources, sent: sources.slice(0, sent) })
    if (reader.current) setState({ step: 'done', source, entries, ...run })
  }

  return {
    state,
    options,
    read: (source: PackSource) => void read(source),
    send: (chosen: ReadonlySet<string>) => void send(chosen),
    /** Ends the sending after the challenge that is on its way. */
    stop: () => stopper.current?.abort(),
    /** Back to the start, whatever is under way. */
    reset: () => {
      end()
      setState({ step: 'choose' })
    },
    /** Reads the pack again, as other decisions have it. */
    decide: (change: Partial<PackOptions>) => {
      const wanted = { ...options, ...change }
      setOptions(wanted)
      if (state.step === 'plan') void read(state.source, wanted)
    },
  }
}

type Planning = {
  gameId: number
  known: ReadonlyMap<string, number>
  extensions: readonly string[]
  started: RunningReader
  enable: boolean
}

async function planned(
  challenge: PlannedChallenge,
  { gameId, known, extensions, started, enable }: Planning,
): Promise<Entry> {
  const { source } = challenge
  const read = () => started.contents(source)
  try {
    const row = await compareChallenge({
      ...{ gameId, challenge, known, extensions, enable, read },
      onStep: () => {},
    })
    return { source, challenge, row }
  } catch (failure) {
    return { source, challenge, row: failedRow(challenge, ''), failure }
  }
}
