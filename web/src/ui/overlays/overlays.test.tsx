import { genres } from '@patchbay/contract/accounts/genres'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'
import type { ComboboxOption } from '../fields/combobox/combobox-option.ts'
import { MultiCombobox } from '../fields/combobox/multi-combobox.tsx'
import { Sheet } from './sheet.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ToastHost } from './toast-host.tsx'
import { showToast } from './toast.ts'

function Form({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = (): void => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Sheet open={open} onClose={close} title="New group" unsaved={text !== ''}>
        <TextField label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      </Sheet>
    </>
  )
}

it('focuses the first field of a sheet, closes with Escape and returns the focus', async () => {
  const closed = vi.fn()
  render(<Form onClosed={closed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'New group' })
  const field = screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closed).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
  )
})

it('asks before a sheet with typed text is closed', async () => {
  const closed = vi.fn()
  render(<Form onClosed={closed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Horns')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Horns')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

it('opens a menu at the first press and runs the chosen item', async () => {
  const copy = vi.fn()
  render(<Menu label="More" items={[{ label: 'Copy link', onSelect: copy }]} />)
  const closed = screen.getByRole('button', { name: 'More', expanded: false })
  expect(closed.getAttribute('aria-haspopup')).toBe('menu')
  await userEvent.click(closed)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(copy).toHaveBeenCalledOnce()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  )
})

it('shows a repeated toast only once', async () => {
  render(<ToastHost />)
  showToast({ message: 'No connection.' })
  await screen.findByText('No connection.', { selector: 'p' })
  showToast({ message: 'No connection.' })
  showToast({ message: 'Saved.' })
  await screen.findByText('Saved.', { selector: 'p' })
  expect(screen.getAllByText('No connection.', { selector: 'p' })).toHaveLength(1)
})

it('keeps the close button of a toast unfocusable while it is hidden', async () => {
  render(<ToastHost />)
  showToast({ message: 'Profile updated.' })
  const words = await screen.findByText('Profile updated.', { selector: 'p' })
  const toast = words.closest<HTMLElement>('[role=group]')
  if (!toast) throw new Error('The words stand in no toast.')
  const close = within(toast).getByLabelText('Close')
  expect([close.getAttribute('aria-hidden'), close.tabIndex]).toEqual(['true', -1])
  act(() => toast.focus())
  await userEvent.tab()
  expect(document.activeElement).toBe(within(toast).getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(words.isConnected).toBe(false))
})

it('announces a toast that is no dialog and no stop of the Tab key', async () => {
  render(<ToastHost />)
  showToast({ message: 'Community saved.' })
  await screen.findByLabelText('Close')
  const shown = screen.getAllByText('Community saved.')
  expect(shown.some((words) => words.closest('[aria-live]'))).toBe(true)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  const region = screen.getByRole('region', { name: 'Status messages' })
  expect(region.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})

it('shows a toast with Undo, which undoes once and closes it', async () => {
  const undo = vi.fn()
  render(<ToastHost />)
  showToast({ message: 'Post deleted.', onUndo: undo })
  const button = await screen.findByRole('button', { name: 'Undo' })
  // The focus pauses its timeout, which a slow machine could exceed.
  act(() => button.focus())
  await userEvent.click(button)
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

it('[J-24] lists every option of a combobox, the best match first', async () => {
  render(
    <MultiCombobox
      label="Genres"
      options={genres.map((label) => ({ value: label, label }))}
      value={[]}
      onChange={() => {}}
      emptyText="Nothing fits."
    />,
  )
  const box = await screen.findByRole('combobox', { name: 'Genres' })
  await userEvent.click(box)
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(shown()).toEqual(genres)
  await userEvent.type(box, 'jaz')
  expect(shown().slice(0, 2)).toEqual(['Jazz', expect.stringMatching(/^Jazz/)])
  expect(shown()).toContain('Acid Jazz')
})

it('searches, chooses and removes options of a combobox', async () => {
  const options = ['Jazz', 'Dub', 'House'].map((label) => ({ value: label, label }))
  function Genres() {
    const [value, setValue] = useState<readonly ComboboxOption[]>([])
    return (
      <MultiCombobox
        label="Genres"
        options={options}
        value={value}
        onChange={setValue}
        emptyText="Nothing fits."
      />
    )
  }
  render(<Genres />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'Genres' }), 'ja')
  await userEvent.click(await screen.findByRole('option', { name: 'Jazz' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Jazz' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Jazz' })).toBeNull())
})
