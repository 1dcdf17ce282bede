import { BrandScale } from '@halyard/ui/colour'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './settings.css.ts'

/** What becomes of a brand colour in both themes, and how readable the words on its buttons are. */
export function BrandScales({ brand }: { brand: `#${string}` }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const contrastText = (ratio: number) => {
    const shown = number(ratio)
    return t`Contrast ${shown} : 1`
  }
  return (
    <div className={styles.scales}>
      <BrandScale
        brand={brand}
        scheme="dark"
        label={t({ message: 'Dark', comment: 'Name of a theme.' })}
        contrastText={contrastText}
      />
      <BrandScale
        brand={brand}
        scheme="light"
        label={t({ message: 'Light', comment: 'Name of a theme.' })}
        contrastText={contrastText}
      />
    </div>
  )
}
