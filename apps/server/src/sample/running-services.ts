import type { ChallengeCategory } from '@halyard/rules'

/** A challenge of the sample game that runs as a service for each team. */
export interface SampleService {
  readonly title: string
  readonly category: ChallengeCategory
  /** Markdown. */
  readonly content: string
  readonly hints: readonly string[]
  readonly score: number
  /** One of the built-in services. */
  readonly image: string
  readonly flagTemplate: string
}

/** They run on the built-in backend, so that the sample game needs no container engine. */
export const RUNNING_SERVICES: readonly SampleService[] = [
  {
    title: 'The chandlery',
    category: 'Misc',
    score: 150,
    image: 'halyard/chandlery',
    flagTemplate: 'halyard{the_sea_gives_back_[TEAM_HASH]}',
    hints: ['What happens to your silver when you buy fewer than one?'],
    content: `The chandlery by the pier sells rope, lanterns and a sealed envelope that nobody can afford. Start an instance and talk to the
shop: it is a menu, made for \`nc\`.
`,
  },
  {
    title: 'Harbour office',
    category: 'Web',
    score: 200,
    image: 'halyard/harbour-office',
    flagTemplate: 'halyard{no_pass_is_what_it_seems_[TEAM_HASH]}',
    hints: ['Your pass is a cookie. Who has written it, and who reads it?'],
    content: `The harbour office has a website of two pages, and one of them is only for ships of the inner harbour. Start an instance and open
it in a browser.
`,
  },
  {
    title: 'Tide log',
    category: 'Pwn',
    score: 300,
    image: 'halyard/tide-log',
    flagTemplate: 'halyard{the_captain_writes_beyond_the_page_[TEAM_HASH]}',
    hints: [
      '`show` prints the memory of the log as it is. What comes after the entry?',
      'Numbers in memory begin with their lowest byte.',
    ],
    content: `The tide log takes entries of 32 characters and keeps them in 48 bytes of memory, together with who wrote them. Only the captain may
read its last page. Start an instance and write an entry.
`,
  },
]
