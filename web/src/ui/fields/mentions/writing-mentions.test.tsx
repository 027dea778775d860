import { mentionToken } from '@patchbay/contract/mentions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { WritingArea } from '../writing/writing-area.tsx'
import { amongPeople } from './among-people.ts'
import type { MentionedPerson, MentionSource } from './mention-source.ts'

const person = (id: string, name: string): MentionedPerson => ({
  id: `018f0000-0000-7000-8000-00000000000${id}`,
  displayName: null,
  fullName: name,
  avatarUrl: `/avatars/initials.svg?name=${id}`,
})
const [ada, adam, bo] = [person('a', 'Ada Núñez'), person('d', 'Mia Adam'), person('b', 'Bo Li')]
/** The viewer, who is never suggested. */
const self = person('e', 'Adele Own')
const tokenOf = ({ id, fullName }: MentionedPerson) =>
  mentionToken({ userId: id, name: fullName ?? '' })

const source: MentionSource = {
  key: ['test'],
  viewerId: '018f0000-0000-7000-8000-00000000000e',
  everyone: true,
  find: (q) => Promise.resolve(amongPeople([bo, adam, ada, self], q)),
}

const client = new QueryClient()
const sent = vi.fn<(key: string) => void>()
/** The stored text, as last written. */
const written = vi.fn<(content: string) => void>()
const stored = (): string => written.mock.lastCall?.[0] ?? ''

function Box({ initial = '' }: { initial?: string }): ReactNode {
  const [content, setContent] = useState(initial)
  return (
    <QueryClientProvider client={client}>
      <WritingArea
        aria-label="Words"
        value={content}
        mentions={source}
        onWrite={(next) => {
          setContent(next)
          written(next)
        }}
        onKeyDown={({ key }) => sent(key)}
      />
    </QueryClientProvider>
  )
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' })
it('suggests people whose names begin like what stands after the @, and Enter takes the first', async () => {
  sent.mockClear()
  render(<Box />)
  await userEvent.type(box(), 'Ask @ad')
  const found = await screen.findAllByRole('option', { name: /^(Mia Adam|Ada Núñez)$/ })
  expect(screen.getAllByRole('option')).toEqual(found)
  expect(box().getAttribute('aria-activedescendant')).toBe(found[0]?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(box().getAttribute('aria-activedescendant')).toBe(found[1]?.id)
  await userEvent.keyboard('{Enter}')
  expect(stored()).toBe(`Ask ${tokenOf(ada)} `)
  expect(box().value).toBe('Ask @Ada Núñez ')
  expect(screen.queryByRole('listbox')).toBeNull()
  // The keys that chose were not those that send.
  expect(sent).not.toHaveBeenCalledWith('Enter')
  await userEvent.keyboard('now{Enter}')
  expect(stored()).toBe(`Ask ${tokenOf(ada)} now\n`)
  expect(sent).toHaveBeenCalledWith('Enter')
})

it('leaves the keys to an input method while a word is composed', async () => {
  render(<Box />)
  await userEvent.type(box(), '@ad')
  const [first] = await screen.findAllByRole('option')
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Enter', 'Tab', 'ArrowDown', 'Escape'])
      expect(fireEvent.keyDown(box(), { key, ...composed })).toBe(true)
  expect(stored()).toBe('@ad')
  expect(box().getAttribute('aria-activedescendant')).toBe(first?.id)
})

it('is pressed, closed with Escape, and never opens in an address', async () => {
  render(<Box />)
  await userEvent.type(box(), '@b')
  await userEvent.click(await screen.findByRole('option', { name: 'Bo Li' }))
  expect(stored()).toBe(`${tokenOf(bo)} `)
  await userEvent.type(box(), '@m')
  await screen.findByRole('option', { name: 'Mia Adam' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(box(), ' me@b')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(stored()).toBe(`${tokenOf(bo)} @m me@b`)
})

it('brings a mention back with undo, and closes when the caret leaves the name', async () => {
  const initial = `Ask ${tokenOf(ada)} now`
  render(<Box initial={initial} />)
  await waitFor(() => expect(box().readOnly).toBe(false))
  const show = (value: string) => fireEvent.input(box(), { target: { value } })
  show('Ask now')
  expect(stored()).toBe('Ask now')
  show('Ask @Ada Núñez now')
  expect(stored()).toBe(initial)
  await userEvent.type(box(), ' @b')
  await screen.findByRole('option', { name: 'Bo Li' })
  box().setSelectionRange(2, 2)
  fireEvent(document, new Event('selectionchange'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('is copied and cut with its text, and pasted as a mention, once it is chosen as a whole', async () => {
  const initial = `Ask ${tokenOf(ada)} now`
  render(<Box initial={initial} />)
  await waitFor(() => expect(box().readOnly).toBe(false))
  const choose = (from: number, to = from): void => {
    box().focus()
    box().setSelectionRange(from, to)
  }
  choose(4, 18)
  const copied = await userEvent.copy()
  expect(copied?.getData('text/plain')).toBe('@Ada Núñez now')
  choose(18)
  await userEvent.paste(copied)
  expect(stored()).toBe(`${initial}${tokenOf(ada)} now`)
  choose(4, 14)
  const cut = await userEvent.cut()
  expect(stored()).toBe(`Ask  now${tokenOf(ada)} now`)
  choose(0, 3)
  await userEvent.paste(cut)
  expect(stored()).toBe(`${tokenOf(ada)}  now${tokenOf(ada)} now`)
  // A part of a name is only letters.
  choose(0, 3)
  const part = await userEvent.copy()
  choose(box().value.length)
  await userEvent.paste(part)
  expect(stored()).toBe(`${tokenOf(ada)}  now${tokenOf(ada)} now@Ad`)
})

it('offers nobody found for less of a name who does not fit the rest', async () => {
  const find = vi.spyOn(source, 'find')
  render(<Box />)
  await userEvent.type(box(), '@')
  await screen.findByRole('option', { name: 'Bo Li' })
  // The answer for the next letters does not come.
  find.mockReturnValue(new Promise(() => {}))
  await userEvent.type(box(), 'núz')
  expect(screen.queryByRole('option')).toBeNull()
  find.mockRestore()
})

it('offers everyone to those who may call them', async () => {
  render(<Box />)
  await userEvent.type(box(), '@every')
  await userEvent.click(await screen.findByRole('option', { name: /^@everyone/ }))
  expect(stored()).toBe('<@everyone|everyone> ')
})

it('shows the names of a text that was begun, and takes a name apart that is typed in', async () => {
  const initial = `${tokenOf(ada)} and ${tokenOf(bo)}`
  render(<Box initial={initial} />)
  expect(box().value).toBe('@Ada Núñez and @Bo Li')
  // Until it is known how, nobody types over a mention.
  await waitFor(() => expect(box().readOnly).toBe(false))
  await userEvent.type(box(), '!')
  expect(stored()).toBe(`${initial}!`)
  await userEvent.type(box(), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(stored()).toBe(`@Adxa Núñez and ${tokenOf(bo)}!`)
})
