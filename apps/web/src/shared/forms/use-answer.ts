import { useLingui } from '@lingui/react/macro'

/** A yes or no of a form in words. */
export function useAnswer(): (value: boolean) => string {
  const { t } = useLingui()
  return (value) =>
    value
      ? t({ message: 'Yes', comment: 'Value of a setting.' })
      : t({ message: 'No', comment: 'Value of a setting.' })
}
