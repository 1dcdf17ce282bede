import { Toaster } from '@halyard/ui'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aConfig } from '#features/administer/settings/builders.ts'
import { AccountSettings } from '#features/administer/settings/account-settings.tsx'
import { InstanceSettings } from '#features/administer/settings/instance-settings.tsx'
import { MailSettings } from '#features/administer/settings/mail-settings.tsx'
import { PlatformSettings } from '#features/administer/settings/platform-settings.tsx'
import { settingsFile } from '#features/administer/settings/settings-file.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, showRoutes } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const config = aConfig()
const read = 'GET /api/admin/config'
const write = 'PUT /api/admin/config'
const readCaptcha = 'GET /api/captcha'

const fileOf = (text: string) => new File([text], 'settings.json', { type: 'application/json' })
const around = (screen: ReactNode) => (
  <>
    {screen}
    <QuestionHost />
    <Toaster label="Messages" closeLabel="Close" />
  </>
)

async function open(answers: Answers, path = '/admin/settings') {
  const asked = serveFrom({ [read]: { body: config }, [write]: {}, ...answers })
  const shown = await showRoutes(
    [
      { path: '/admin/settings', element: around(<PlatformSettings />) },
      { path: '/admin/settings/accounts', element: around(<AccountSettings />) },
      { path: '/admin/settings/instances', element: around(<InstanceSettings />) },
      { path: '/admin/settings/mail', element: around(<MailSettings />) },
      { path: '/admin/games', element: <p>Games</p> },
    ],
    path,
  )
  const sent = () => asked.filter(({ what }) => what === write).map(({ body }) => body)
  return {
    ...shown,
    sent,
    asked,
    save: shown.screen.getByRole('button', { name: 'Save settings' }),
  }
}

beforeEach(() => localStorage.clear())

describe('the settings of the platform', () => {
  it('are sent as a whole group, after a list of the changes', async () => {
    const { screen, save, sent } = await open({})
    await screen.getByLabelText('Slogan').fill(' Hoist it ')
    await screen.getByRole('button', { name: '1 unsaved change' }).click()
    const list = screen.getByRole('dialog', { name: 'Unsaved changes' })
    await expect.element(list.getByText('Hoist the flag')).toBeVisible()
    await save.click()
    await expect.element(screen.getByText('Settings saved')).toBeVisible()
    expect(sent()).toEqual([
      {
        globalConfig: {
          ...config.globalConfig,
          slogan: 'Hoist it',
          description: '',
          footerInfo: '',
          customTheme: '',
        },
      },
    ])
  })

  it('keep what another administrator saved, and ask where both changed a field', async () => {
    const theirs = aConfig({ title: 'Quay CTF', slogan: 'Theirs' })
    const { screen, save, sent } = await open({ [read]: [{ body: config }, { body: theirs }] })
    await screen.getByLabelText('Slogan').fill('Mine')
    await save.click()
    const conflicts = screen.getByRole('group', { name: "Someone else's changes" })
    await expect.element(conflicts.getByRole('group', { name: 'Slogan' })).toBeVisible()
    expect(sent()).toEqual([])
    await conflicts.getByRole('button', { name: 'Keep mine' }).click()
    await save.click()
    await vi.waitFor(() =>
      expect(sent()).toMatchObject([{ globalConfig: { title: 'Quay CTF', slogan: 'Mine' } }]),
    )
  })

  it('show a refusal at its field, and lose nothing', async () => {
    const refusal = { status: 400, body: { title: 'globalConfig.slogan: no such word.' } }
    const { screen, save } = await open({ [write]: refusal })
    const slogan = screen.getByLabelText('Slogan')
    await slogan.fill('Foghorns')
    await save.click()
    await expect.element(slogan).toHaveAccessibleDescription(/no such word/)
    await expect.element(slogan).toHaveValue('Foghorns')
  })

  it('show the colour in both themes with its contrast, and refuse what is no colour', async () => {
    const { screen, save, sent } = await open({})
    await screen.getByRole('radio', { name: 'Red' }).click()
    await expect.element(screen.getByText(/^Contrast [\d.]+ : 1$/).first()).toBeVisible()
    expect(screen.getByText(/^Contrast/).elements()).toHaveLength(2)
    const colour = screen.getByLabelText('Any other color')
    await colour.fill('tomato')
    await save.click()
    await expect.element(colour).toHaveAccessibleDescription(/six hex digits/)
    expect(sent()).toEqual([])
  })

  it('take no logo of another type, and remove one after a question', async () => {
    const remove = 'DELETE /api/admin/config/logo'
    const withLogo = { body: aConfig({ logoHash: 'abc' }) }
    const { screen, asked } = await open({ [read]: withLogo, [remove]: {} })
    await expect.element(screen.getByRole('img', { name: 'Logo at 80 pixels' })).toBeInTheDocument()
    await screen.getByLabelText('New logo').upload(new File(['%PDF'], 'logo.pdf'))
    await expect.element(screen.getByText(/Choose a PNG/)).toBeVisible()
    await screen.getByRole('button', { name: 'Remove the logo' }).click()
    const question = screen.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Remove the logo' }).click()
    await vi.waitFor(() => expect(asked.map(({ what }) => what)).toContain(remove))
  })
})

describe('the way between the sections', () => {
  it('keeps what is typed, and out of them it is asked about', async () => {
    const { screen, router } = await open({})
    await screen.getByLabelText('Slogan').fill('Kept')
    await screen.getByRole('link', { name: 'Mail' }).click()
    await expect.element(screen.getByLabelText('Email domains that may register')).toBeVisible()
    await screen.getByRole('link', { name: 'Platform' }).click()
    await expect.element(screen.getByLabelText('Slogan')).toHaveValue('Kept')
    await router.navigate('/admin/games')
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    await expect.element(screen.getByText('Games')).not.toBeInTheDocument()
  })
})

describe('the other sections', () => {
  it('refuse what is no domain, and store each once', async () => {
    const { screen, save, sent } = await open({}, '/admin/settings/mail')
    const domains = screen.getByLabelText('Email domains that may register')
    await domains.fill('quay.example, @harbour')
    await save.click()
    await expect.element(domains).toHaveAccessibleDescription(/@harbour.* is not a domain name/)
    await domains.fill('Quay.example\nquay.example')
    await save.click()
    await vi.waitFor(() =>
      expect(sent()).toEqual([
        { accountPolicy: { ...config.accountPolicy, emailDomainList: 'quay.example' } },
      ]),
    )
  })

  it('refuse parts of minutes', async () => {
    const { screen, save, sent } = await open({}, '/admin/settings/instances')
    const minutes = screen.getByLabelText('Can be extended this long before it ends')
    await minutes.fill('1.5')
    await save.click()
    await expect.element(minutes).toHaveAccessibleDescription(/from 1 to 360/)
    expect(sent()).toEqual([])
  })

  it('say where a captcha that is asked for has no keys', async () => {
    const stored = { ...config, accountPolicy: { ...config.accountPolicy, useCaptcha: true } }
    const { screen } = await open(
      { [read]: { body: stored }, [readCaptcha]: { body: { type: 'None', siteKey: '' } } },
      '/admin/settings/accounts',
    )
    await expect.element(screen.getByText('No captcha is required')).toBeVisible()
  })
})

describe('a file of settings', () => {
  it('is read into every section, and stored by none before it is saved', async () => {
    const other = {
      ...aConfig({ slogan: 'From the file' }),
      accountPolicy: { ...config.accountPolicy, emailDomainList: 'quay.example' },
    }
    const { screen, sent } = await open({})
    await expect.element(screen.getByLabelText('Slogan')).toHaveValue('Hoist the flag')
    await screen.getByLabelText('File with settings').upload(fileOf(settingsFile(other)))
    await expect.element(screen.getByLabelText('Slogan')).toHaveValue('From the file')
    await expect.element(screen.getByText('2 settings of the file differ')).toBeVisible()
    await screen.getByRole('link', { name: 'Mail' }).click()
    const domains = screen.getByLabelText('Email domains that may register')
    await expect.element(domains).toHaveValue('quay.example')
    expect(sent()).toEqual([])
  })

  it('leaves alone what is typed in a section that it does not change', async () => {
    const { screen } = await open({}, '/admin/settings/mail')
    const domains = screen.getByLabelText('Email domains that may register')
    await domains.fill('typed.example')
    await screen.getByRole('link', { name: 'Platform' }).click()
    await expect.element(screen.getByLabelText('Slogan')).toBeVisible()
    const file = fileOf(settingsFile(aConfig({ slogan: 'From the file' })))
    await screen.getByLabelText('File with settings').upload(file)
    await expect.element(screen.getByLabelText('Slogan')).toHaveValue('From the file')
    await screen.getByRole('link', { name: 'Mail' }).click()
    await expect.element(domains).toHaveValue('typed.example')
  })

  it('that is none changes nothing', async () => {
    const { screen } = await open({})
    await screen.getByLabelText('File with settings').upload(fileOf('{"title":1}'))
    await expect.element(screen.getByText(/This is not a settings file/)).toBeVisible()
    await expect.element(screen.getByLabelText('Slogan')).toHaveValue('Hoist the flag')
  })

  it('is not needed to fill in the defaults, which wait to be saved', async () => {
    const { screen, save, sent } = await open({}, '/admin/settings/instances')
    const minutes = screen.getByLabelText('Instances run for')
    await minutes.fill('30')
    await screen.getByRole('button', { name: 'Fill in the defaults' }).click()
    await expect.element(minutes).toHaveValue('120')
    await expect.element(save).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})
