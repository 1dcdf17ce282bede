/** The domains of a list as it is typed: separated by commas, blanks or lines; in lower case, each once. */
export const domainsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Labels of letters, digits and hyphens, at least two of them; other scripts in their own letters. `*.` before them is whatever lies below. */
const domain =
  /^(?:\*\.)?(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u

/** The first entry of a list that is no domain. */
export const wrongDomain = (text: string): string | undefined =>
  domainsOf(text).find((entry) => !domain.test(entry))

/** A typed list as it is stored. */
export const toStoredDomains = (text: string): string => domainsOf(text).join(',')
