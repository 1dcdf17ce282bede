import { useListDivisions } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** The divisions of a game as options of a choice, with `none` for teams that are in none. The same object until they change. */
export function useDivisionOptions(gameId: number) {
  const { t } = useLingui()
  const { data: divisions } = useListDivisions(gameId)
  return useMemo(() => {
    const names = new Map(divisions?.map(({ id, name }) => [id, name]))
    return {
      hasDivisions: names.size > 0,
      nameOf: (id: number | null) => (id === null ? undefined : (names.get(id) ?? `#${id}`)),
      options: [
        { value: 'none', label: t`No division` },
        ...[...names].map(([id, label]) => ({ value: String(id), label })),
      ],
    }
  }, [divisions, t])
}

export type DivisionOptions = ReturnType<typeof useDivisionOptions>

/** The division of an option. */
export const divisionOf = (value: string): number | null =>
  value === 'none' ? null : Number(value)
