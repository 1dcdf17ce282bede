import { vars } from '#theme/contract.css.ts'
import { hueVar } from '#theme/hue.css.ts'
import { component } from '#theme/layers.css.ts'

/**
 * A pennant of 15 x 14 px, painted by its cell as one picture: a shape that is cut out would cost a layer for each of hundreds. What
 * turns about the point of its notch is left out between the tips, with edges that are a little soft.
 */
export const pennant = pennantIn('currentColor', 11.4)

/** @param notch px from the left edge to the point of the notch */
function pennantIn(colour: string, notch: number): string {
  return `conic-gradient(from 25deg at ${notch}px 50%, ${colour}, transparent 4deg 126deg, ${colour} 130deg)`
}

const flagOf = (colour: string) =>
  ({
    color: colour,
    backgroundImage: pennant,
    backgroundSize: '15px 14px',
    backgroundPosition: '50%',
    backgroundRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
  }) as const

const { blood, bloodLine } = vars.color

/** In light a line of 1 px is around it; the numeral is decoration: what the flag says is the cell's name. */
const bloodOf = (place: keyof typeof bloodLine, numeral: string) =>
  component({
    ...flagOf(blood[place]),
    backgroundImage: `${pennant}, ${pennantIn(bloodLine[place], 13.7)}`,
    backgroundSize: '15px 14px, 17px 16px',
    '::before': {
      content: `"${numeral}" / ""`,
      display: 'block',
      paddingInlineEnd: '3px',
      color: blood.label,
      fontSize: '10px',
      lineHeight: vars.size.row,
      fontWeight: 800,
    },
  })

export const flag = {
  solve: component(flagOf(hueVar)),
  first: bloodOf('first', '1'),
  second: bloodOf('second', '2'),
  third: bloodOf('third', '3'),
  zero: component(flagOf(`color-mix(in srgb, ${hueVar} 30%, transparent)`)),
}
