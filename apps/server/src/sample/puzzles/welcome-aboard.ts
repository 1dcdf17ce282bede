import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{all_hands_on_deck}'

/** The first thing everybody solves: how a flag looks and where to put it. */
export const welcomeAboard: Puzzle = {
  title: 'Welcome aboard',
  category: 'Misc',
  score: 50,
  minScoreRate: 1,
  disableBloodBonus: true,
  flag: FLAG,
  content: `Every flag of these trials looks like \`halyard{…}\`: small letters, digits and underscores between the braces.
Copy the whole of it, braces included, into the field below.

Here is your first one, written backwards so that nobody solves it in their sleep:

\`\`\`text
${Array.from(FLAG).toReversed().join('')}
\`\`\`

| You type | The harbour office says |
| --- | --- |
| the flag, letter for letter | accepted |
| \`Halyard{…}\` with a capital | wrong: case counts |
| a blank before or after | wrong: nothing is trimmed |
`,
}
