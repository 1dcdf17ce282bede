/** Gives out the option whose value a primitive tells as text. */
export const chooseOption =
  <Value extends string>(
    options: readonly { value: Value }[],
    onValueChange: (value: Value) => void,
  ) =>
  (text: string): void => {
    const option = options.find(({ value }) => value === text)
    if (option) onValueChange(option.value)
  }
