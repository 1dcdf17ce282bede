import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormTextField } from '#shared/forms/fields.tsx'
import { StoredForm } from '#shared/forms/stored-form.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import { show } from '#shared/testing.tsx'

type Values = { title: string; note: string }

const texts = {
  title: { label: 'Title', text: (value: string) => value },
  note: { label: 'Note', text: (value: string) => value },
}

const first: Values = { title: 'Quay', note: 'old' }
const onSubmit = vi.fn<(values: Values) => void>()
const elsewhere: { save: (values: Values) => void } = { save: () => {} }

/** A form whose stored values others change; what is saved is stored without blanks around it. */
function Form({ initial }: { initial: Values }) {
  const [stored, setStored] = useState(initial)
  useEffect(() => {
    elsewhere.save = setStored
  }, [])
  const edit = useEditedForm({ draftName: 'test', stored, check: () => ({}) })
  const save = (values: Values) => {
    onSubmit(values)
    const saved = { title: values.title.trim(), note: values.note.trim() }
    setStored(saved)
    edit.accept(values, saved)
  }
  return (
    <StoredForm
      edit={edit}
      texts={texts}
      label="Changes"
      saveLabel="Save"
      pending={false}
      onSubmit={save}
    >
      <FormTextField control={edit.form.control} name="title" label="Title" />
      <FormTextField control={edit.form.control} name="note" label="Note" />
    </StoredForm>
  )
}

async function open(initial = first) {
  const { screen } = await show(<Form initial={initial} />)
  return {
    screen,
    title: screen.getByRole('textbox', { name: 'Title' }),
    note: screen.getByRole('textbox', { name: 'Note' }),
    save: screen.getByRole('button', { name: 'Save' }),
    conflicts: screen.getByRole('group', { name: "Someone else's changes" }),
  }
}

const draft = () => localStorage.getItem('halyard:draft:test')

beforeEach(() => {
  localStorage.clear()
  onSubmit.mockClear()
})

it('lists what has changed, old beside new, and goes back to what is stored', async () => {
  const { screen, title, save } = await open()
  await title.fill('Pier')
  await screen.getByRole('button', { name: '1 unsaved change' }).click()
  const list = screen.getByRole('dialog', { name: 'Unsaved changes' })
  await expect.poll(() => list.element().textContent).toMatch(/Title.*Before: Quay.*Now: Pier/)
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(title).toHaveValue('Quay')
  await expect.element(save).not.toBeInTheDocument()
})

it('saves with Ctrl and S, and keeps no draft of what is saved', async () => {
  const { screen, title, save } = await open()
  await title.fill('Pier ')
  await expect.poll(draft).toContain('Pier')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Pier')
  expect(draft()).toBeNull()
  expect(screen.getByRole('group').query()).toBeNull()
})

describe('what somebody else saves meanwhile', () => {
  it('is taken over where nothing was typed, also after a save', async () => {
    const { screen, title, note, save } = await open()
    await title.fill('Pier')
    await save.click()
    await expect.element(save).not.toBeInTheDocument()
    await note.fill('mine')
    elsewhere.save({ title: 'Wharf', note: 'old' })
    await expect.element(title).toHaveValue('Wharf')
    await expect.element(note).toHaveValue('mine')
    await expect.element(screen.getByRole('button', { name: '1 unsaved change' })).toBeVisible()
  })

  it('is never overwritten without a choice', async () => {
    const { title, note, save, conflicts } = await open()
    await title.fill('Pier')
    await note.fill('mine')
    elsewhere.save({ title: 'Wharf', note: 'theirs' })
    await expect
      .poll(() => conflicts.element().textContent)
      .toMatch(/Title.*Pier.*Wharf.*Note.*mine.*theirs/)
    await save.click()
    await expect.element(conflicts).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await conflicts
      .getByRole('group', { name: 'Title' })
      .getByRole('button', { name: 'Keep mine' })
      .click()
    await conflicts
      .getByRole('group', { name: 'Note' })
      .getByRole('button', { name: 'Use theirs' })
      .click()
    await expect.element(conflicts).not.toBeInTheDocument()
    await expect.element(note).toHaveValue('theirs')
    await save.click()
    expect(onSubmit).toHaveBeenCalledWith({ title: 'Pier', note: 'theirs' })
  })
})

it('gives back what was typed before a reload, and knows what others saved since', async () => {
  const before = await open()
  await before.title.fill('Pier')
  await expect.poll(draft).toContain('Pier')
  await before.screen.unmount()
  const { screen, title, note, conflicts } = await open({ title: 'Wharf', note: 'new' })
  await expect.element(title).toHaveValue('Pier')
  await expect.element(note).toHaveValue('new')
  await expect.poll(() => conflicts.element().textContent).toMatch(/Title.*Pier.*Wharf/)
  await screen.getByRole('button', { name: 'Discard it' }).click()
  await expect.element(title).toHaveValue('Wharf')
  await expect.element(conflicts).not.toBeInTheDocument()
  await expect.poll(draft).toBeNull()
})
