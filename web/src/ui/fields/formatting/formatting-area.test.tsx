import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { FormattingArea } from './formatting-area.tsx'

function Form(): ReactNode {
  const [text, setText] = useState('Doors at seven')
  return (
    <FormattingArea>
      <textarea
        aria-label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormattingArea>
  )
}

it('loads its tools with the focus; the bar is one stop, and formats what is selected', async () => {
  render(<Form />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(screen.queryByRole('button')).toBeNull()
  box.focus()
  const button = await screen.findByRole('button', { name: 'Formatting', expanded: false })
  await userEvent.click(button)
  const bar = within(screen.getByRole('toolbar', { name: 'Formatting' }))
  expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('toolbar').id)
  const names = bar.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Bold', 'Italic', 'Strikethrough', 'Code', 'Quote', 'List'])
  const bold = bar.getByRole('button', { name: 'Bold' })
  const list = bar.getByRole('button', { name: 'List' })
  bold.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(list)
  expect([bold.tabIndex, list.tabIndex]).toEqual([-1, 0])
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(bold)
  box.setSelectionRange(9, 14)
  await userEvent.keyboard('{Enter}')
  expect(box.value).toBe('Doors at *seven*')
  expect(document.activeElement).toBe(box)
  expect([box.selectionStart, box.selectionEnd]).toEqual([10, 15])
  fireEvent.keyDown(box, { key: 'b', metaKey: true })
  expect(box.value).toBe('Doors at seven')
  for (const other of [{ key: 'b' }, { key: 'b', ctrlKey: true, altKey: true }])
    expect(fireEvent.keyDown(box, other)).toBe(true)
  expect(box.value).toBe('Doors at seven')
})
