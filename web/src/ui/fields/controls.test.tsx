import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Meter } from '../meter.tsx'
import type { ComboboxOption } from './combobox/combobox-option.ts'
import { MultiCombobox } from './combobox/multi-combobox.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { SwitchRow } from './switch-row.tsx'
import { Tabs } from '../tabs.tsx'
import { TextField } from './text-field.tsx'

it('is one switch with its hint, and is toggled with Space', async () => {
  function Row() {
    const [on, setOn] = useState(false)
    return <SwitchRow label="Events" hint="A day before" checked={on} onChange={setOn} />
  }
  render(<Row />)
  const row = screen.getByRole('switch', { name: 'Events', description: 'A day before' })
  expect(row.getAttribute('aria-checked')).toBe('false')
  row.focus()
  await userEvent.keyboard(' ')
  expect(row.getAttribute('aria-checked')).toBe('true')
})

it('is a meter or a progress bar, with a label and within its bounds', () => {
  render(
    <>
      <Meter kind="measure" label="Password strength" value={9} max={5} />
      <Meter kind="progress" label="Step" value={3} max={7} valueText="Step 3 of 7" />
    </>,
  )
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  expect(meter.getAttribute('aria-valuenow')).toBe('5')
  expect(meter.getAttribute('aria-valuemax')).toBe('5')
  const steps = screen.getByRole('progressbar', { name: 'Step' })
  expect(steps.getAttribute('aria-valuetext')).toBe('Step 3 of 7')
  expect(steps.children).toHaveLength(7)
  expect([...steps.children].filter((lamp) => lamp.className.includes('bg-signal'))).toHaveLength(3)
})

it('selects one of several answers', async () => {
  const change = vi.fn()
  const segments = [
    { value: 'yes', label: 'Going' },
    { value: 'no', label: 'No' },
  ] as const
  render(<SegmentedControl label="Coming?" segments={segments} value="no" onChange={change} />)
  screen.getByRole('button', { name: 'No', pressed: true })
  await userEvent.click(screen.getByRole('button', { name: 'Going', pressed: false }))
  expect(change).toHaveBeenCalledWith('yes')
})

it('shows the error instead of the hint, and links it to its field', () => {
  const { rerender } = render(<TextField label="Website" hint="Shown to all" />)
  expect(screen.getByRole('textbox', { description: 'Shown to all' }).ariaInvalid).toBeNull()
  rerender(<TextField label="Website" hint="Shown to all" error="Not a URL" />)
  const field = screen.getByRole('textbox', { name: 'Website', description: 'Not a URL' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Shown to all')).toBeNull()
})

it('moves between tabs with arrow keys, with one stop for the Tab key', async () => {
  const tabs = [
    { value: 'a', label: 'Posts', content: 'All posts' },
    { value: 'b', label: 'Hub', content: 'All articles' },
  ] as const
  function Strip() {
    const [value, setValue] = useState<'a' | 'b'>('a')
    return <Tabs label="Home" tabs={tabs} value={value} onChange={setValue} />
  }
  render(<Strip />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  const hub = screen.getByRole('tab', { name: 'Hub', selected: true })
  expect(document.activeElement).toBe(hub)
  expect(screen.getByRole('tabpanel', { name: 'Hub' }).textContent).toBe('All articles')
  await userEvent.keyboard('{ArrowRight}')
  screen.getByRole('tab', { name: 'Posts', selected: true })
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
})

it('leaves the keys to an input method while a word is being composed', async () => {
  const onChange = vi.fn<(value: readonly ComboboxOption[]) => void>()
  const options = ['Jazz', 'Japanese folk'].map((name) => ({ value: name, label: name }))
  render(
    <MultiCombobox
      label="Genres"
      emptyText="None"
      options={options}
      value={[]}
      onChange={onChange}
    />,
  )
  const box = screen.getByRole('combobox', { name: 'Genres' })
  await userEvent.type(box, 'ja')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  // Safari ends a composition with this key code, and says that nothing is being composed.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith([{ value: 'Jazz', label: 'Jazz' }])
})
