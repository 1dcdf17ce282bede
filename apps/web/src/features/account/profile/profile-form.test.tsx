import type { Profile } from '@halyard/api'
import { useGetProfile } from '@halyard/query'
import { expect, it } from 'vitest'
import { ProfileForm } from '#features/account/profile/profile-form.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const profile: Profile = {
  userId: 'c1a7b0de-8f5b-4f36-9c4e-2b7d9e1f6a30',
  role: 'User',
  userName: 'iris',
  email: 'iris@harbour.example',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatar: null,
}

/** The form as its page shows it: with what the server has. */
function Page() {
  const { data } = useGetProfile()
  return data ? <ProfileForm profile={data} /> : null
}

it('has nothing unsaved once it is saved, and asks nothing when it is left', async () => {
  serveFrom({
    'GET /api/account/profile': [
      { body: profile },
      { body: { ...profile, bio: 'Rows.', realName: 'Iris Quill' } },
    ],
    'PUT /api/account/update': {},
  })
  const { screen } = await show(<Page />)
  await screen.getByLabelText('About you').fill('Rows. ')
  await screen.getByLabelText('Real name').fill('Iris Quill')
  await expect.element(screen.getByText('2 unsaved changes')).toBeVisible()
  await screen.getByRole('button', { name: 'Save profile' }).click()
  await expect.element(screen.getByText('2 unsaved changes')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('About you')).toHaveValue('Rows.')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
})
