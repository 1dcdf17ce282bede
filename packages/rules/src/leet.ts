/** Look-alikes of a character, itself in both cases included. Keyed by the upper-case form. */
export type LeetTable = ReadonlyMap<string, string>

const table = (classes: string): [string, string][] =>
  classes.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)])

const PLAIN =
  'AAa4 BBb68 CCc DDd EEe3 FFf1 GGg69 HHh IIi1l JJj KKk LLl1I MMm NNn OOo0 PPp QQq9 RRr SSs5 ' +
  'TTt7 UUu VVv WWw XXx YYy ZZz2 00oO 11lI 22zZ 33eE 44aA 55Ss 66Gb 77T 88bB 99g'

const WITH_SYMBOLS = 'AAa4@ BBb6& CCc( IIi1l! LLl1I! OOo0# SSs5$ ZZz2? 00oO# 11lI| 22zZ? 88B&'

/** Letters and digits only. */
export const LEET: LeetTable = new Map(table(PLAIN))

/** Some classes with punctuation instead: more variety, flags that need care in a shell. */
export const LEET_WITH_SYMBOLS: LeetTable = new Map([...table(PLAIN), ...table(WITH_SYMBOLS)])

export const leetClass = (leet: LeetTable, char: string): string | undefined =>
  leet.get(char.toUpperCase())
