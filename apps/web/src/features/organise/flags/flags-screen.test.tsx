import type { ChallengeSettings } from '@halyard/api'
import { PLATFORM_DEFAULTS } from '@halyard/rules'
import { Toaster } from '@halyard/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { FlagsScreen } from '#features/organise/flags/flags-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aGame } from '#shared/game/builders.ts'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const url = '/api/edit/games/1/challenges/7'

const aChallenge = (changes: Partial<ChallengeSettings> = {}): ChallengeSettings => ({
  id: 7,
  title: 'Lost manifest',
  content: '',
  category: 'Misc',
  type: 'StaticAttachment',
  hints: [],
  flagTemplate: null,
  isEnabled: false,
  acceptedCount: 0,
  fileName: 'manifest.zip',
  attachment: null,
  testContainer: null,
  flags: [],
  containerImage: '',
  memoryLimit: null,
  cpuCount: null,
  storageLimit: null,
  exposePort: null,
  networkMode: null,
  enableTrafficCapture: false,
  disableBloodBonus: false,
  submissionLimit: 0,
  deadlineUtc: null,
  originalScore: 500,
  minScoreRate: 0.25,
  difficulty: 5,
  ...changes,
})
const aFlag = (id: number, flag: string) => ({ id, flag, attachment: null })

const Preview = ({ challenge }: { challenge: { title: string } }) => (
  <p>Players see {challenge.title}</p>
)

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1200, 800)
})

async function open(challenge: ChallengeSettings, answers: Answers = {}, hash = '') {
  const asked = serveFrom({
    [`GET ${url}`]: { body: challenge },
    'GET /api/game/1': { body: aGame({ teamCount: 3 }) },
    'GET /api/admin/files': { body: { data: [], length: 0, total: 0 } },
    [`POST ${url}/flags`]: {},
    [`POST ${url}/attachment`]: {},
    ...answers,
  })
  const element = (
    <>
      <FlagsScreen game={anEditGame()} challengeId={7} Preview={Preview} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const shown = await show(element, `/admin/games/1/challenges/7/flags${hash}`)
  return { ...shown, bodies: (what: string) => bodiesOf(asked, what) }
}

const bodiesOf = (asked: ReturnType<typeof serveFrom>, what: string) =>
  asked.filter((call) => call.what === what).map(({ body }) => body)

it('keeps the state of the challenge, its preview and the way to the next one in sight', async () => {
  const others = [aChallenge(), aChallenge({ id: 8, title: 'Winch' })]
  const { screen } = await open(aChallenge({ isEnabled: true }), {
    'GET /api/edit/games/1/challenges': { body: others },
  })
  await expect.element(screen.getByText('Enabled')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Next challenge: Winch' }))
    .toHaveAttribute('href', '/admin/games/1/challenges/8/flags')
  await screen.getByRole('button', { name: 'Preview' }).click()
  await expect.element(screen.getByText('Players see Lost manifest')).toBeVisible()
})

it('goes to the field that a link names', async () => {
  const { screen } = await open(aChallenge(), {}, '#add-flags')
  await expect.element(screen.getByRole('textbox', { name: 'Flags to add' })).toHaveFocus()
})

describe('a challenge shows only what its type has', () => {
  it.each([
    ['StaticAttachment', ['Flags', 'Attachment']],
    ['StaticContainer', ['Flags', 'Attachment']],
    ['DynamicAttachment', ['Flags and their files', 'Add flags with files']],
    ['DynamicContainer', ['Flag template', 'Attachment']],
  ] as const)('%s', async (type, parts) => {
    const { screen } = await open(aChallenge({ type }))
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const headings = screen.getByRole('heading', { level: 2 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual(parts)
  })
})

describe('flags as lines', () => {
  it('are added without the bad ones, which stay with their numbers', async () => {
    const { screen, bodies } = await open(aChallenge({ flags: [aFlag(1, 'flag{there}')] }))
    const field = screen.getByRole('textbox', { name: 'Flags to add' })
    await field.fill(`flag{旗}\n\nflag{there}\n${'x'.repeat(128)}\nflag{旗}\nflag{b}`)
    await expect.element(screen.getByText('3 lines are not added:')).toBeVisible()
    await expect
      .element(screen.getByText('Line 3: The challenge has this flag already.'))
      .toBeVisible()
    await expect.element(screen.getByText(/^Line 4: It is longer than 127/)).toBeVisible()
    await expect.element(screen.getByText('Line 5: Line 1 has the same flag.')).toBeVisible()
    await screen.getByRole('button', { name: 'Add 2 flags' }).click()
    await expect.element(screen.getByText('2 flags added.')).toBeVisible()
    expect(bodies(`POST ${url}/flags`)).toEqual([[{ flag: 'flag{旗}' }, { flag: 'flag{b}' }]])
    await expect.element(field).toHaveValue(`flag{there}\n${'x'.repeat(128)}\nflag{旗}`)
  })

  it('survive a failure and leaving the page', async () => {
    const failing = { [`POST ${url}/flags`]: { status: 500 } }
    const { screen } = await open(aChallenge(), failing)
    await screen.getByRole('textbox', { name: 'Flags to add' }).fill('flag{kept}')
    await screen.getByRole('button', { name: 'Add 1 flag' }).click()
    await expect.element(screen.getByText(/^The server failed \(500\)/)).toBeVisible()
    await screen.unmount()
    const again = await open(aChallenge())
    await expect
      .element(again.screen.getByRole('textbox', { name: 'Flags to add' }))
      .toHaveValue('flag{kept}')
  })
})

const withMatches: Answers = {
  'GET /api/config': { body: { ...PLATFORM_DEFAULTS, extensions: ['flags'] } },
}

describe('how answers are compared', () => {
  const flags = [
    aFlag(1, 'flag{a}'),
    { ...aFlag(2, 'flag{a}'), match: 'ignoreCase' as const },
    { ...aFlag(3, 'flag\\{b+\\}'), match: 'regex' as const },
  ]

  it('is chosen for the flags that are added, and kept across a reload', async () => {
    const first = await open(aChallenge({ flags }), withMatches)
    await first.screen.getByRole('combobox', { name: 'Compare answers' }).click()
    await first.screen.getByRole('option', { name: 'As a pattern' }).click()
    await first.screen.getByRole('textbox', { name: 'Flags to add' }).fill('flag{a}')
    await first.screen.unmount()
    const { screen, bodies } = await open(aChallenge({ flags }), withMatches)
    await expect.element(screen.getByText(/^One regular expression/)).toBeVisible()
    await screen.getByRole('button', { name: 'Add 1 flag' }).click()
    await expect.element(screen.getByText('1 flag added.')).toBeVisible()
    expect(bodies(`POST ${url}/flags`)).toEqual([[{ flag: 'flag{a}', match: 'regex' }]])
  })

  it('is shown beside each flag, and makes equal texts two flags', async () => {
    const { screen } = await open(aChallenge({ flags }), withMatches)
    const table = screen.getByRole('table', { name: 'Flags' })
    await expect.element(table.getByText('Ignoring case')).toBeVisible()
    await expect.element(table.getByText('As a pattern')).toBeVisible()
    await expect.element(table.getByText('Duplicate')).not.toBeInTheDocument()
  })

  it('is not offered by servers without the extension', async () => {
    const { screen } = await open(aChallenge())
    await expect.element(screen.getByRole('textbox', { name: 'Flags to add' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Compare answers' }).query()).toBeNull()
  })
})

describe('a flag in the list', () => {
  it('is hidden until it is asked for', async () => {
    const { screen } = await open(aChallenge({ flags: [aFlag(1, 'flag{secret}')] }))
    await expect.element(screen.getByRole('img', { name: 'Hidden flag' })).toBeVisible()
    await expect.element(screen.getByText('flag{secret}')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Show the flag' }).click()
    await expect.element(screen.getByText('flag{secret}')).toBeVisible()
    await screen.getByRole('button', { name: 'Show all flags' }).click()
    await screen.getByRole('button', { name: 'Hide all flags' }).click()
    await expect.element(screen.getByText('flag{secret}')).not.toBeInTheDocument()
  })

  it('is deleted at once, and comes back on request', async () => {
    const both = aChallenge({ flags: [aFlag(1, 'flag{a}'), aFlag(2, 'flag{b}')], isEnabled: true })
    const one = aChallenge({ flags: [aFlag(2, 'flag{b}')], isEnabled: true })
    const { screen, bodies } = await open(both, {
      [`GET ${url}`]: [{ body: both }, { body: one }],
      [`DELETE ${url}/flags/1`]: { body: 'Success' },
    })
    await screen.getByRole('button', { name: 'Delete the flag' }).first().click()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await vi.waitFor(() => expect(bodies(`POST ${url}/flags`)).toEqual([[{ flag: 'flag{a}' }]]))
  })

  it('is deleted after a question when the challenge would leave the board', async () => {
    const { screen, bodies } = await open(
      aChallenge({ flags: [aFlag(1, 'flag{a}')], isEnabled: true }),
      { [`DELETE ${url}/flags/1`]: { body: 'Success' } },
    )
    await screen.getByRole('button', { name: 'Delete the flag' }).click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question.getByText(/it is disabled/)).toBeVisible()
    expect(bodies(`DELETE ${url}/flags/1`)).toHaveLength(0)
    await question.getByRole('button', { name: 'Delete the flag' }).click()
    await vi.waitFor(() => expect(bodies(`DELETE ${url}/flags/1`)).toHaveLength(1))
  })
})

describe('chosen flags', () => {
  const three = [aFlag(1, 'flag{a}'), aFlag(2, 'flag{b}'), aFlag(3, 'flag{c}')]
  const without = (...ids: number[]) => three.filter(({ id }) => !ids.includes(id))

  it.each([
    ['in a table', 1200],
    ['as cards on a phone', 390],
  ])('are deleted together %s, and come back with one request', async (_where, width) => {
    await page.viewport(width, 800)
    const { screen, bodies } = await open(aChallenge({ flags: three, isEnabled: true }), {
      [`GET ${url}`]: [
        { body: aChallenge({ flags: three, isEnabled: true }) },
        { body: aChallenge({ flags: without(1, 3), isEnabled: true }) },
      ],
      [`DELETE ${url}/flags/1`]: { body: 'Success' },
      [`DELETE ${url}/flags/3`]: { body: 'NotFound' },
    })
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(screen.getByText('3 selected')).toBeVisible()
    await screen.getByRole('checkbox', { name: 'Select Flag 2' }).click()
    const bar = screen.getByRole('region', { name: 'Selected flags' })
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('2 flags deleted')).toBeVisible()
    await expect.element(screen.getByRole('img', { name: 'Hidden flag' })).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await vi.waitFor(() =>
      expect(bodies(`POST ${url}/flags`)).toEqual([[{ flag: 'flag{a}' }, { flag: 'flag{c}' }]]),
    )
  })

  it('are deleted after a question when the challenge would leave the board', async () => {
    const { screen, bodies } = await open(aChallenge({ flags: three, isEnabled: true }), {
      [`DELETE ${url}/flags/1`]: { body: 'Success' },
      [`DELETE ${url}/flags/2`]: { status: 500 },
      [`DELETE ${url}/flags/3`]: { body: 'Success' },
    })
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    await screen
      .getByRole('region', { name: 'Selected flags' })
      .getByRole('button', { name: 'Delete' })
      .click()
    const question = screen.getByRole('alertdialog', { name: 'Delete 3 flags?' })
    await expect.element(question.getByText(/it is disabled/)).toBeVisible()
    expect(bodies(`DELETE ${url}/flags/1`)).toHaveLength(0)
    await question.getByRole('button', { name: 'Delete 3 flags' }).click()
    await expect.element(screen.getByText('2 flags deleted')).toBeVisible()
    await expect.element(screen.getByText(/^Flag 2:/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('are only those that the search leaves', async () => {
    const many = Array.from({ length: 12 }, (_, index) => aFlag(index + 1, `flag{${index + 1}}`))
    const { screen, bodies } = await open(aChallenge({ flags: many }), {
      [`DELETE ${url}/flags/12`]: { body: 'Success' },
    })
    await screen.getByRole('checkbox', { name: 'Select all' }).click()
    await screen.getByRole('searchbox', { name: 'Search flags' }).fill('{12')
    await expect.element(screen.getByText('1 selected')).toBeVisible()
    await screen
      .getByRole('region', { name: 'Selected flags' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect.element(screen.getByText('1 flag deleted')).toBeVisible()
    expect(bodies(`DELETE ${url}/flags/1`)).toHaveLength(0)
  })
})

describe('the template', () => {
  it('shows what comes out of it, and is not sent while it is too easy', async () => {
    const { screen, bodies } = await open(aChallenge({ type: 'DynamicContainer' }), {
      [`PUT ${url}`]: { body: aChallenge({ type: 'DynamicContainer' }) },
    })
    const field = screen.getByRole('textbox', { name: 'Flag template' })
    await field.fill('flag{short}')
    await expect.element(screen.getByText(/could guess its flags/)).toBeVisible()
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(bodies(`PUT ${url}`)).toHaveLength(0)
    await field.fill('flag{sea_[TEAM_HASH]}')
    const samples = screen.getByRole('list', { name: 'Three teams would get:' })
    await expect.poll(() => samples.getByRole('listitem').elements().length).toBe(3)
    for (const sample of samples.getByRole('listitem').elements())
      expect(sample.textContent).toMatch(/^flag\{sea_[0-9a-f]{12}\}$/)
    await screen.getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() =>
      expect(bodies(`PUT ${url}`)).toEqual([{ flagTemplate: 'flag{sea_[TEAM_HASH]}' }]),
    )
  })
})

describe('a link as attachment', () => {
  it('has to be one', async () => {
    const { screen, bodies } = await open(aChallenge())
    await screen.getByRole('radio', { name: /^A link to another site/ }).click()
    const link = screen.getByRole('textbox', { name: 'Link' })
    await link.fill('ftp://files.example/a.zip')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/The link has to begin with http:/)).toBeVisible()
    await link.fill(' https://files.example/a.zip ')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() =>
      expect(bodies(`POST ${url}/attachment`)).toEqual([
        { attachmentType: 'Remote', remoteUrl: 'https://files.example/a.zip' },
      ]),
    )
  })
})

describe('flags of teams', () => {
  it('say how many teams would get none', async () => {
    const attachment = {
      id: 1,
      type: 'Remote' as const,
      url: 'https://a.example/1',
      fileSize: null,
    }
    const flags = [{ ...aFlag(1, 'flag{a}'), attachment }, aFlag(2, 'flag{b}')]
    const { screen } = await open(aChallenge({ type: 'DynamicAttachment', flags }))
    await expect.element(screen.getByText(/^2 teams would get no flag/)).toBeVisible()
    await expect.element(screen.getByText('No file')).toBeVisible()
  })

  it('name the files that an earlier visit sent, and use them without sending them again', async () => {
    const hash = 'a'.repeat(64)
    const left = [{ hash, name: 'flag{left}.zip', size: 5 }]
    localStorage.setItem('halyard:uploads:7', JSON.stringify(left))
    rehydrateStores()
    const { screen, bodies } = await open(aChallenge({ type: 'DynamicAttachment' }), {
      'GET /api/admin/files': { body: { data: [{ hash, name: 'x' }], length: 1, total: 1 } },
    })
    await expect
      .element(screen.getByText('A file was uploaded earlier and is not used'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Give them flags' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Flag of flag{left}.zip' }))
      .toHaveValue('flag{left}')
    await screen.getByRole('button', { name: 'Add 1 flag' }).click()
    await vi.waitFor(() =>
      expect(bodies(`POST ${url}/flags`)).toEqual([
        [{ flag: 'flag{left}', attachmentType: 'Local', fileHash: hash }],
      ]),
    )
    await vi.waitFor(() => expect(localStorage.getItem('halyard:uploads:7')).toBeNull())
  })
})

const anAnswer = (team: string, answer: string, challenge = 'Lost manifest') => ({
  ...{ team, answer, challenge, user: team.toLowerCase() },
  status: 'WrongAnswer',
  time: Date.now(),
})

describe('wrong answers that teams gave before', () => {
  const hour = 3_600_000
  const running = anEditGame({ id: 1, start: Date.now() - hour, end: Date.now() + hour })
  const answers = (...given: object[]): Answers => ({
    'GET /api/edit/games/1': { body: running },
    'GET /api/game/1/submissions': [{ body: given }, { body: [] }],
  })

  it('are counted once the flag that they equal is added, with a notice to draft', async () => {
    const { screen, router } = await open(
      aChallenge(),
      answers(
        anAnswer('Gulls', 'HL{right}'),
        anAnswer('Terns', 'HL{right} '),
        anAnswer('Terns', 'HL{other}'),
        anAnswer('Crew', 'HL{right}', 'Another challenge'),
      ),
    )
    await screen.getByRole('textbox', { name: 'Flags to add' }).fill('HL{right}')
    await screen.getByRole('button', { name: 'Add 1 flag' }).click()
    await expect.element(screen.getByText('2 earlier answers equal it')).toBeVisible()
    await expect
      .element(screen.getByText(/2 teams were told that it is wrong: .*Gulls.*Terns/))
      .toBeVisible()
    await expect.element(screen.getByText(/An answer is judged once/)).toBeVisible()
    await screen.getByRole('button', { name: 'Draft a notice' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/admin/games/1/notices')
    expect(localStorage.getItem('halyard:draft:notice:1')).toContain(
      '**Lost manifest**: a correct flag',
    )
  })

  it('are compared as the flags are: that are right ignoring case or by a pattern are not offered, and counted once one is added', async () => {
    const { screen } = await open(
      aChallenge({ flags: [{ ...aFlag(1, 'HL{[0-9]+}'), match: 'regex' }] }),
      {
        ...withMatches,
        ...answers(
          ...['Gulls', 'Terns'].map((team) => anAnswer(team, 'HL{42}')),
          ...['Gulls', 'Terns', 'Crew'].map((team) => anAnswer(team, 'hl{RIGHT}')),
        ),
      },
    )
    await expect.element(screen.getByText('3 teams sent the same wrong flag')).toBeVisible()
    await screen.getByRole('button', { name: 'Show', exact: true }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Add to the flags: hl{RIGHT}' }))
      .toBeVisible()
    expect(document.body.textContent).not.toContain('HL{42}')
    await screen.getByRole('combobox', { name: 'Compare answers' }).click()
    await screen.getByRole('option', { name: 'Ignoring case' }).click()
    await screen.getByRole('textbox', { name: 'Flags to add' }).fill('HL{right}')
    await expect
      .element(screen.getByText('3 teams sent the same wrong flag'))
      .not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Add 1 flag' }).click()
    await expect.element(screen.getByText('3 earlier answers equal it')).toBeVisible()
  })

  it('that several teams gave are offered as flags', async () => {
    const { screen } = await open(
      aChallenge({ flags: [aFlag(1, 'HL{known}')] }),
      answers(
        ...['Gulls', 'Terns', 'Crew', 'Bilge'].map((team) => anAnswer(team, 'HL{perhaps}')),
        anAnswer('Gulls', 'HL{known}'),
        anAnswer('Terns', 'HL{known}'),
      ),
    )
    await expect.element(screen.getByText('4 teams sent the same wrong flag')).toBeVisible()
    expect(document.body.textContent).not.toContain('HL{perhaps}')
    await screen.getByRole('button', { name: 'Show', exact: true }).click()
    await screen.getByRole('button', { name: 'Add to the flags: HL{perhaps}' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Flags to add' }))
      .toHaveValue('HL{perhaps}')
  })

  it('are not asked for before the game starts', async () => {
    const { screen, bodies } = await open(aChallenge(), {
      'GET /api/edit/games/1': {
        body: anEditGame({ start: Date.now() + hour, end: Date.now() + 2 * hour }),
      },
    })
    await expect.element(screen.getByRole('textbox', { name: 'Flags to add' })).toBeVisible()
    expect(bodies('GET /api/game/1/submissions')).toEqual([])
  })
})
