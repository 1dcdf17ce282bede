/** Classes by the value of a variant, by its name. */
export type Variants = Record<string, Record<string, string>>

type Value<Name> = Name extends 'true' | 'false' ? boolean : Name
export type Defaults<Groups extends Variants> = {
  [Name in keyof Groups]?: Value<Extract<keyof Groups[Name], string | number>> | undefined
}
export type Choose<Groups extends Variants> = (chosen?: Defaults<Groups>) => string

/** A function that joins the classes of the chosen variants; what is not chosen has its default, or nothing. */
export const choose =
  <Groups extends Variants>(
    base: string,
    variants: Groups,
    defaults: Defaults<Groups> = {},
  ): Choose<Groups> =>
  (chosen = {}) =>
    Object.entries(variants).reduce((names, [name, classes]) => {
      const found = classes[`${chosen[name] ?? defaults[name]}`]
      return found ? `${names} ${found}` : names
    }, base)
