/** What every part without visible words of its own takes. */
export type Labelled = {
  /** Its name for assistive technology. */
  label: string
}
