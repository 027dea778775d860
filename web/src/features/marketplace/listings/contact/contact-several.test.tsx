import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, refuse, session } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { answer, listing, listings, match } from '../../../../../test/listing-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const brief = 'Mix engineer for an EP'
const opening = 'Hello, are you free for this?'
/** The n-th match: a listing of a person of its own. */
const one = (n: number) =>
  match({
    id: sampleId(700 + n),
    title: `Service ${n}`,
    providerId: sampleId(40 + n),
    provider: {
      ...listing().provider,
      id: sampleId(40 + n),
      fullName: `Person ${n}`,
      displayName: `Person ${n}`,
    },
  })
const route = (n: number) => `POST /listings/${sampleId(700 + n)}/contact`
const sends = (n: number) => ({ [route(n)]: () => ({ id: sampleId(900 + n) }) })

async function open(
  matches: ReturnType<typeof one>[],
  handlers: Parameters<typeof fakeServer>[0] = {},
) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings': () => listings([listing()]),
    'GET /listings/own': () => ({ listings: [], revision: '0' }),
    [`GET /listings/${sampleId(701)}`]: () => ({ ...one(1), others: [] }),
    'POST /match': () => answer(matches),
    ...handlers,
  })
  const page = renderPage('/marketplace', { server })
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What the job is' }),
    `  ${brief} {Control>}{Enter}{/Control}`,
  )
  await screen.findByRole('heading', { level: 2, name: 'Matches' })
  return { ...page, server }
}
const tick = (n: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose Person ${n}: Service ${n}` })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const message = (sheet: Awaited<ReturnType<typeof dialog>>) =>
  sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

it('begins with the brief and a greeting, which closing does not ask about, and sends what it was changed to', async () => {
  const { server } = await open([one(1)], sends(1))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Contact Person 1' }))
  await press()
  let sheet = await dialog('Contact Person 1')
  within(sheet.getByRole('group', { name: 'Brief' })).getByText(brief)
  expect(message(sheet).value).toBe(opening)
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await press()
  sheet = await dialog('Contact Person 1')
  await userEvent.type(message(sheet), ' In May.')
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.count(route(1))).toBe(1))
  expect(server.lastBody(route(1))).toMatchObject({ content: `${opening} In May.`, brief })
})

it('sends the brief once, as the message, if it is not sent beside it', async () => {
  const { server } = await open([one(1)], sends(1))
  await userEvent.click(screen.getByRole('button', { name: 'Contact Person 1' }))
  const sheet = await dialog('Contact Person 1')
  await userEvent.click(sheet.getByRole('button', { name: 'Leave out' }))
  expect(message(sheet).value).toBe(brief)
  await userEvent.click(sheet.getByRole('button', { name: 'Send it too' }))
  expect(message(sheet).value).toBe(opening)
  await userEvent.click(sheet.getByRole('button', { name: 'Leave out' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.count(route(1))).toBe(1))
  const sent = server.lastBody(route(1)) as { readonly clientId: string }
  expect(sent).toEqual({ clientId: sent.clientId, content: brief })
})

it('keeps the brief in view beside other words, and leaves it out if the viewer wants that', async () => {
  const { server } = await open([one(1)], { [route(1)]: dead })
  await userEvent.click(screen.getByRole('button', { name: 'Contact Person 1' }))
  const sheet = await dialog('Contact Person 1')
  const row = within(sheet.getByRole('group', { name: 'Brief' }))
  await userEvent.clear(message(sheet))
  await userEvent.type(message(sheet), 'Hello!')
  row.getByText('Sent with your message')
  row.getByText(brief)
  await userEvent.click(row.getByRole('button', { name: 'Leave out' }))
  row.getByText('Not sent')
  expect(row.queryByText(brief)).toBeNull()
  expect(message(sheet).value).toBe('Hello!')
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await sheet.findByText('Failed to start conversation')
  const first = server.lastBody(route(1)) as { readonly clientId: string }
  expect(first).toEqual({ clientId: first.clientId, content: 'Hello!' })
  // With the brief it is another message than the one whose answer was lost.
  await userEvent.click(row.getByRole('button', { name: 'Send it too' }))
  await sheet.findByText(/^The first message may have arrived\./)
  server.on(route(1), () => ({ id: sampleId(901) }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.count(route(1))).toBe(2))
  expect(server.lastBody(route(1))).toMatchObject({ content: 'Hello!', brief })
  expect(server.lastBody(route(1))).not.toMatchObject({ clientId: first.clientId })
})

it('sends the brief to each of several people', async () => {
  const { server } = await open([one(1), one(2)], { ...sends(1), ...sends(2) })
  for (const n of [1, 2]) await userEvent.click(tick(n))
  await userEvent.click(screen.getByRole('button', { name: 'Contact 2 people' }))
  const sheet = await dialog('Contact 2 people')
  await userEvent.clear(message(sheet))
  await userEvent.type(message(sheet), 'Hello!')
  within(sheet.getByRole('group', { name: 'Brief' })).getByText(brief)
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sent to 2 people')
  for (const n of [1, 2])
    expect(server.lastBody(route(n))).toMatchObject({ content: 'Hello!', brief })
})

it('sends no brief to several people if it is left out', async () => {
  const { server } = await open([one(1), one(2)], { ...sends(1), ...sends(2) })
  for (const n of [1, 2]) await userEvent.click(tick(n))
  await userEvent.click(screen.getByRole('button', { name: 'Contact 2 people' }))
  const sheet = await dialog('Contact 2 people')
  await userEvent.click(sheet.getByRole('button', { name: 'Leave out' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sent to 2 people')
  for (const n of [1, 2]) {
    expect(server.lastBody(route(n))).toMatchObject({ content: brief })
    expect(server.lastBody(route(n))).not.toHaveProperty('brief')
  }
})

it('begins with the brief in the sheet of a match, and with nothing in the list of all', async () => {
  await open([one(1)])
  await userEvent.click(screen.getByRole('link', { name: 'Service 1' }))
  const whole = await dialog('Service 1')
  await userEvent.click(await whole.findByRole('button', { name: 'Contact Person 1' }))
  const sheet = await dialog('Contact Person 1')
  within(sheet.getByRole('group', { name: 'Brief' })).getByText(brief)
  expect(message(sheet).value).toBe(opening)
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(whole.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('link', { name: 'Browse' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Contact Theo Lindqvist' }))
  expect(message(await dialog('Contact Theo Lindqvist')).value).toBe('')
  expect(screen.queryByRole('checkbox', { name: /^Choose/ })).toBeNull()
})

it('lets at most five people be chosen', async () => {
  await open([1, 3, 4, 5, 6, 7].map((n) => one(n)))
  await userEvent.click(tick(1))
  const bar = within(screen.getByRole('region', { name: 'Chosen listings' }))
  bar.getByText('1 chosen')
  expect(tick(3).disabled).toBe(false)
  for (const n of [3, 4, 5, 6]) await userEvent.click(tick(n))
  bar.getByText('5 chosen')
  expect(tick(7).disabled).toBe(true)
  await userEvent.click(tick(6))
  expect(tick(7).disabled).toBe(false)
  await userEvent.click(bar.getByRole('button', { name: 'Clear choice' }))
  expect(screen.queryByRole('region', { name: 'Chosen listings' })).toBeNull()
  expect(tick(1).checked).toBe(false)
})

it('gives one person one message, also where a filter shows another listing of theirs', async () => {
  const other = { ...one(1), id: sampleId(799), title: 'Other', category: 'Producer' as const }
  await open([one(1), other, one(2)])
  await userEvent.click(tick(1))
  await userEvent.selectOptions(screen.getByLabelText('Profession of the matches'), 'Producer')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Person 1: Other' })
  expect(box.disabled).toBe(true)
  screen.getByText('1 chosen')
})

it('sends to each once, names whom it has not reached, and tries only those again', async () => {
  const { server, address } = await open([one(1), one(2), one(3)], {
    ...sends(1),
    [route(2)]: dead,
    [route(3)]: () => refuse('listing_unavailable'),
  })
  for (const n of [1, 2, 3]) await userEvent.click(tick(n))
  await userEvent.click(screen.getByRole('button', { name: 'Contact 3 people' }))
  const sheet = await dialog('Contact 3 people')
  sheet.getByText(/^Each of them gets it in a conversation of their own\./)
  await userEvent.type(message(sheet), '!')
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await sheet.findByText('Not sent to Person 2 and Person 3.')
  const rows = within(sheet.getByRole('list', { name: 'Who gets it' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Sent'),
    expect.stringContaining('Failed to start conversation'),
    expect.stringContaining('This service is no longer available'),
  ])
  expect(message(sheet).value).toBe(`${opening}!`)
  const second = server.lastBody(route(2))
  server.on(route(2), () => ({ id: sampleId(902) }))
  server.on(route(3), () => ({ id: sampleId(903) }))
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Sent to 3 people')
  await waitFor(() => expect(address()).toBe('/messages'))
  // The lost message is the same one, and who has it is not written to again.
  expect(server.lastBody(route(2))).toEqual(second)
  expect(server.count(route(1))).toBe(1)
  expect(Object.values(sessionStorage).join()).not.toContain(`${opening}!`)
})

it('asks nobody else once there were too many new conversations, and keeps what was typed', async () => {
  const { server } = await open([one(1), one(2)], {
    [route(1)]: () => refuse('rate_limited'),
    ...sends(2),
  })
  for (const n of [1, 2]) await userEvent.click(tick(n))
  await userEvent.click(screen.getByRole('button', { name: 'Contact 2 people' }))
  const sheet = await dialog('Contact 2 people')
  await userEvent.type(message(sheet), '?')
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }))
  await sheet.findByText('Not sent to Person 1 and Person 2.')
  expect(server.count(route(2))).toBe(0)
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(message(sheet).value).toBe(`${opening}?`)
})
