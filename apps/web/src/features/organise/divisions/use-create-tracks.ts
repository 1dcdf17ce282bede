import { useCreateDivision, useUpdateDeclaration, useUpdateDivision } from '@halyard/query'
import { ALL_PERMISSIONS } from '@halyard/rules'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { withPreset } from '#features/organise/divisions/presets.ts'
import type { TracksForm } from '#features/organise/divisions/use-preset-tracks.ts'
import { toast } from '#shared/feedback/feedback.ts'

type Track = { name: string; text: string }

/** Makes two divisions with their declarations, one after the other. What was made stays: a second try goes on from there. */
export function useCreateTracks(gameId: number, onDone: () => void) {
  const { t } = useLingui()
  const create = useCreateDivision()
  const rename = useUpdateDivision()
  const declare = useUpdateDeclaration()
  const made = useRef<readonly number[]>([])
  const [error, setError] = useState<Error | null>(null)
  const [isPending, setIsPending] = useState(false)

  const make = async ({ name, text }: Track, index: number) => {
    const known = made.current[index]
    const defaultPermissions = withPreset(ALL_PERMISSIONS, 'official')
    const { id: divisionId } =
      known === undefined
        ? await create.mutateAsync({ gameId, name, defaultPermissions })
        : await rename.mutateAsync({ gameId, divisionId: known, name })
    if (known === undefined) made.current = [...made.current, divisionId]
    await declare.mutateAsync({ gameId, divisionId, text })
  }
  const run = async (tracks: readonly Track[]) => {
    setIsPending(true)
    setError(null)
    try {
      for (const [index, track] of tracks.entries()) await make(track, index)
      toast({ tone: 'ok', id: 'tracks', title: t`Both divisions are there` })
      onDone()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
    } finally {
      setIsPending(false)
    }
  }
  const mutate = ({ firstName, firstText, secondName, secondText }: TracksForm) =>
    void run([
      { name: firstName.trim(), text: firstText },
      { name: secondName.trim(), text: secondText },
    ])
  return { mutate, isPending, error, hasMade: (id: number) => made.current.includes(id) }
}
