import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import type { Category } from '#theme/tokens.ts'
import { flag, pennant } from './flags.css.ts'

const marksVar = createVar()
const bar = vars.color.surface

/**
 * Bars of 2 px across a line, with edges that are a little soft for the slanting ones.
 *
 * @param angle of the line, in degrees: 0 goes up, 90 to the right
 * @param middles of the bars, px from the line's start
 */
const bars = (angle: number, ...middles: readonly number[]) => {
  const stops = middles.map(
    (at) =>
      `transparent ${at - 1.2}px, ${bar} ${at - 0.8}px ${at + 0.8}px, transparent ${at + 1.2}px`,
  )
  return `linear-gradient(${angle}deg, ${stops.join(', ')})`
}

const disc = `radial-gradient(circle, ${bar} 2.8px, transparent 3.2px)`

/** At most two pictures each; one category goes without. Those that most events have got what differs most. */
const marks: Record<Category, readonly [first: string, second?: string]> = {
  Misc: [disc],
  Crypto: [bars(0, 7)],
  Pwn: [bars(45, 8.5), bars(135, 8.5)],
  Web: [bars(90, 5)],
  Reverse: [bars(135, 8.5)],
  Blockchain: [bars(0, 7), bars(90, 5)],
  Forensics: [bars(90, 3, 7)],
  Hardware: [bars(0, 3, 7, 11)],
  Mobile: [bars(45, 5.5, 11.5)],
  PPC: [bars(0, 4, 10)],
  AI: [bars(135, 5.5, 11.5)],
  Pentest: [bars(45, 8.5)],
  OSINT: ['none'],
}

/** Marks lie on the part of the pennant that ends before its notch: they would fill it. */
const patterned = component({
  selectors: {
    [`${flag.solve}&`]: {
      backgroundImage: `${marksVar}, ${pennant}`,
      backgroundSize: '10px 14px, 10px 14px, 15px 14px',
      backgroundPosition: 'calc(50% - 2.5px) 50%, calc(50% - 2.5px) 50%, 50%',
    },
  },
})

/** Class per category that marks its solves, so that they are distinguished without colour. Painted by what has the flag. */
export const pattern = styleVariants(marks, ([first, second = 'none']) => [
  patterned,
  { vars: { [marksVar]: `${first}, ${second}` } },
])
