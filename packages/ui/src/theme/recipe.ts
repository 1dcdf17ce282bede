import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer'
import { choose } from '#shared/choose.ts'
import type { Choose, Defaults, Variants } from '#shared/choose.ts'

type Recipe<Groups extends Variants> = {
  /** The class that is always there. */
  base: string
  variants: Groups
  defaultVariants?: Defaults<Groups>
}

/** What a component may be asked for by the name of a variant: the first argument of a recipe's function. */
export type RecipeVariants<Made extends (...args: never) => string> = NonNullable<
  Parameters<Made>[0]
>

/**
 * Classes by named variants, made of classes that exist: unlike the recipes of vanilla-extract it wraps none of them into a second
 * class, whose name every page would load.
 */
export function recipe<const Groups extends Variants>({
  base,
  variants,
  defaultVariants,
}: Recipe<Groups>): Choose<Groups> {
  const args: [string, Groups, Defaults<Groups>?] = [base, variants]
  if (defaultVariants) args.push(defaultVariants)
  return addFunctionSerializer(choose(...args), {
    importPath: '#shared/choose.ts',
    importName: 'choose',
    args,
  })
}
