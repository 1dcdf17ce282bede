const placeholder = /\$\{\s*([\w.-]{1,60})\s*\}|\{\{-?\s*\.?([\w.-]{1,60})\s*-?\}\}/g

/** Puts what the organiser says in the place of `${host}`, `{{ host }}` and `{{ .host }}`; what is no text stays as it is. */
export const filler =
  (values: ReadonlyMap<string, string>) =>
  <Value>(written: Value): Value | string =>
    typeof written === 'string'
      ? written.replace(
          placeholder,
          (whole, one?: string, other?: string) => values.get(one ?? other ?? '') ?? whole,
        )
      : written
