import type { Db } from '#db/database.ts'
import type { Division } from '#modules/edit/divisions/repository.ts'
import { updateDivision } from '#modules/edit/divisions/repository.ts'
import { badPackage } from '#modules/edit/package/archive.ts'

export const DECLARATIONS_PATH = 'declarations.json'

/** What those who join divisions accept, by the index of the division in the package: names are not unique. */
export type PackedDeclarations = readonly { readonly index: number; readonly text: string }[]

interface NamedDivision {
  readonly name: string
}

export const packDeclarations = (divisions: readonly Division[]): PackedDeclarations =>
  divisions.flatMap(({ declaration }, index) =>
    declaration === '' ? [] : [{ index, text: declaration }],
  )

/** Throws Refusal 400 for a division that is named twice or does not exist. */
export function requireDeclarations(
  declarations: PackedDeclarations,
  divisions: readonly NamedDivision[],
): void {
  const named = new Set(declarations.map(({ index }) => index))
  if (named.size !== declarations.length)
    throw badPackage(`${DECLARATIONS_PATH}: a division is named twice`)
  for (const index of named)
    if (index >= divisions.length)
      throw badPackage(`${DECLARATIONS_PATH}: there is no division ${index}`)
}

/** Gives the divisions of a new game their declarations. */
export async function insertDeclarations(
  tx: Db,
  divisionIds: readonly number[],
  declarations: PackedDeclarations,
): Promise<void> {
  for (const { index, text } of declarations)
    await updateDivision(tx, divisionIds[index] ?? 0, { declaration: text.trim() })
}

/** Divisions that another server lets everybody into, in a sentence each. */
export const undeclaredElsewhere = (
  divisions: readonly NamedDivision[],
  declarations: PackedDeclarations,
): string[] =>
  declarations.map(
    ({ index }) =>
      `A GZ::CTF server lets teams join "${divisions[index]?.name ?? ''}" without its declaration: it knows none.`,
  )
