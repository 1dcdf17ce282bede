/** Letters of other scripts, and digits, by the Latin letter they look like: the common ones of Unicode's list (UTS 39). */
const lookalikes: Record<string, string> = {
  a: 'аα',
  b: 'ВвΒβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεё',
  h: 'нНΗһ',
  i: 'іι',
  j: 'ј',
  k: 'кκ',
  l: '1|Iӏ',
  m: 'мΜ',
  n: 'Ν',
  o: '0оοσ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγΥ',
  z: 'Ζ',
}

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
)

/** What a name looks like: names that readers cannot distinguish have the same look. */
function lookOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(
      /\P{Zs}/gu,
      (sign) => latinOf.get(sign) ?? latinOf.get(sign.toLowerCase()) ?? sign.toLowerCase(),
    )
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The names of teams, each with the team's number where two look the same: `Alpha #12` and `Alpha #57`. */
export function distinctNames(teams: readonly { id: number; name: string }[]): string[] {
  const looks = teams.map(({ name }) => lookOf(name))
  const counts = new Map<string, number>()
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1)
  return teams.map(({ id, name }, index) =>
    (counts.get(looks[index] ?? '') ?? 0) > 1 ? `${name} #${id}` : name,
  )
}
