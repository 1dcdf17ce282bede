import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import { FormPasswordField, FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormDateTimeField, FormNumberField } from '#shared/forms/value-fields.tsx'
import { show } from '#shared/testing.tsx'

const missing = (value: string | number | null) =>
  value === null || value === '' ? 'Fill it in.' : undefined

type Values = Record<'title' | 'note' | 'body' | 'remark' | 'text' | 'password', string> &
  Record<'points' | 'limit' | 'end' | 'deadline', number | null>

/** Every kind of field that can be empty, once where it must not be and once where it may; a note where there is a title. */
function Everything() {
  const { form } = useValidatedForm<Values>({
    defaultValues: {
      title: '',
      note: '',
      body: 'Long',
      remark: '',
      points: 5,
      limit: null,
      end: 1_900_000_000_000,
      deadline: null,
      text: 'Text',
      password: '',
    },
    check: ({ title, note, body, points, end, text, password }) => ({
      title: missing(title),
      note: title === '' ? undefined : missing(note),
      body: missing(body),
      points: missing(points),
      end: missing(end),
      text: missing(text),
      password: missing(password),
    }),
  })
  const { control } = form
  return (
    <form>
      <FormTextField control={control} name="title" label="Title" />
      <FormTextField control={control} name="note" label="Note" />
      <FormTextArea control={control} name="body" label="Body" />
      <FormTextArea control={control} name="remark" label="Remark" />
      <FormNumberField control={control} name="points" label="Points" />
      <FormNumberField control={control} name="limit" label="Limit" />
      <FormDateTimeField control={control} name="end" label="End" />
      <FormDateTimeField control={control} name="deadline" label="Deadline" />
      <FormMarkdownField control={control} name="text" label="Text" />
      <FormPasswordField
        control={control}
        name="password"
        label="Password"
        labels={{ show: 'Show', hide: 'Hide', capsLock: 'Caps Lock is on' }}
      />
    </form>
  )
}

/** The fields that are marked, to eyes and to readers. */
const marked = () =>
  [...document.querySelectorAll('label')]
    .filter((label) => {
      const isSeen = label.nextElementSibling?.textContent === '*'
      expect(label.control?.ariaRequired === 'true').toBe(isSeen)
      return isSeen
    })
    .map((label) => label.textContent)

it('marks the fields that the check of a form does not let be empty', async () => {
  const { screen } = await show(<Everything />)
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible()
  const always = ['Body', 'End', 'Password', 'Points', 'Text', 'Title']
  expect(marked().toSorted()).toEqual(always)
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'T')
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'N')
  expect(marked().toSorted()).toEqual([...always, 'Note'].toSorted())
})

function Naming({ isNeeded }: { isNeeded: boolean }) {
  const { form, error } = useValidatedForm<{ title: string }>({
    defaultValues: { title: '' },
    check: ({ title }) => ({ title: isNeeded ? missing(title) : undefined }),
  })
  const frame = { form, error, pending: false, onSubmit: () => {} }
  return (
    <FormPage {...frame} head={null} action="Save">
      <FormTextField control={form.control} name="title" label="Title" />
    </FormPage>
  )
}

it.each([
  ['explains the mark once in a form that has some', true],
  ['explains no mark where there is none', false],
])('%s', async (_what, isNeeded) => {
  const { screen } = await show(<Naming isNeeded={isNeeded} />)
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible()
  const notes = screen.getByText('Fields with * are required.').elements()
  expect(notes.filter((note) => note.checkVisibility())).toHaveLength(isNeeded ? 1 : 0)
})
