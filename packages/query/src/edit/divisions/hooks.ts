import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  createDivision,
  deleteDivision,
  updateDeclaration,
  updateDivision,
} from '#edit/divisions/mutations.ts'
import { divisionQueries } from '#edit/divisions/queries.ts'

export const useListDivisions = queryHook(divisionQueries.list)

export const useCreateDivision = mutationHook(createDivision)

export const useUpdateDivision = mutationHook(updateDivision)

export const useDeleteDivision = mutationHook(deleteDivision)

export const useGetDeclaration = queryHook(divisionQueries.declaration)

export const useUpdateDeclaration = mutationHook(updateDeclaration)
