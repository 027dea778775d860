import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { answer, listings, match } from '../../../../test/listing-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { writeDraft } from '../../../platform/storage/drafts.ts'

const route = 'POST /match'

function open(handlers: Parameters<typeof fakeServer>[0] = {}, path = '/marketplace') {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    'GET /listings': () => listings(),
    'GET /listings/own': () => ({ listings: [], revision: '0' }),
    [route]: () => answer(),
    ...handlers,
  })
  return { ...renderPage(path, { server }), server }
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What the job is' })
const button = (name: string) => screen.getByRole('button', { name })
const cardOf = async (title: string) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li')
  if (!item) throw new Error(`${title} stands in no card.`)
  return within(item)
}

it('[O-08] requires text before it searches', async () => {
  const { server } = open()
  const field = await box()
  await userEvent.type(field, '  ')
  await userEvent.click(button('Find matches'))
  const validationError = await screen.findByText(
    "Please enter a description of what you're looking for",
  )
  expect(field.getAttribute('aria-describedby')).toBe(validationError.id)
  expect(document.activeElement).toBe(field)
  expect(server.count(route)).toBe(0)
})

it('[O-01, O-09, O-17] shows who matches and why, and stores it until it is cleared', async () => {
  const { server, unmount, address } = open({}, '/marketplace?view=browse')
  const card = within(await screen.findByRole('region', { name: 'Looking to Hire?' }))
  card.getByRole('heading', { level: 2, name: 'Looking to Hire?' })
  await userEvent.type(await box(), 'Mix engineer{Control>}{Enter}{/Control}')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Matches' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(server.lastBody(route)).toEqual({ description: 'Mix engineer' })
  expect(address()).toBe('/marketplace')
  screen.getByText('3 people, 1 weak', { selector: 'output' })
  expect(heading.parentElement?.textContent).toContain('3 people, 1 weak')
  await screen.findByText('Read “mixng” as “mixing”.')

  const theo = await cardOf('Mix engineer for live bands and brass')
  theo.getByText(/^I mix live drums and horns most weeks/, { selector: 'p' })
  theo.getByText(/^Analogue summing/)
  theo.getByText('Sound Engineer')
  theo.getByText('Industry Veteran')
  theo.getByText('In Mix Notes')
  theo.getByText('horn section')
  theo.getByText('£45/hr, your budget')
  expect(theo.getAllByText(/./, { selector: 'mark' }).map((one) => one.textContent)).toEqual([
    'mix live drums',
    'horn',
    'EP',
  ])
  theo.getByRole('button', { name: 'Contact Theo Lindqvist' })
  expect(theo.getByRole('link', { name: /^View Profile/ }).getAttribute('href')).toBe(
    `/users/${sampleId(12)}?listing=${sampleId(700)}`,
  )
  const sofia = await cardOf('Live room with a Neve sidecar, engineer included')
  sofia.getByText('Weak match')
  sofia.getByText('Two of your words are here, but not about mixing.')
  expect(sofia.getAllByText('No price given')).toHaveLength(2)

  unmount()
  const again = open({ [route]: dead })
  expect((await box()).value).toBe('Mix engineer')
  await cardOf('Mix engineer for live bands and brass')
  expect(again.server.count(route)).toBe(0)
  await userEvent.click(button('Clear'))
  await screen.findByRole('heading', { name: 'Browse' })
  expect(screen.queryByText('3 people, 1 weak')).toBeNull()
  expect((await box()).value).toBe('')
  expect(sessionStorage.length).toBe(0)
})

it('folds what is searched for into a line, which opens the box again', async () => {
  let reply = (_answer: object): void => undefined
  open({ [route]: () => new Promise<object>((resolve) => (reply = resolve)) })
  await userEvent.type(await box(), 'Mix engineer')
  expect(screen.queryByRole('button', { name: 'Mix engineer Change' })).toBeNull()
  await userEvent.click(button('Find matches'))
  await screen.findByRole('button', { name: 'Mix engineer Finding...' })
  reply(answer([match()]))
  await userEvent.click(await screen.findByRole('button', { name: 'Mix engineer Change' }))
  expect(document.activeElement).toBe(await box())
  expect(screen.queryByRole('button', { name: 'Mix engineer Change' })).toBeNull()
})

it('says what somebody writes about themselves once, where it is quoted', async () => {
  const bio = 'Analogue summing, and patience.'
  const { why } = match()
  const quote = { text: bio, from: 'bio' as const, marks: [] }
  open({ [route]: () => answer([match({ bio, why: { ...why, quote } })]) })
  await userEvent.type(await box(), 'Mix engineer')
  await userEvent.click(button('Find matches'))
  const card = await cardOf('Mix engineer for live bands and brass')
  expect(card.getAllByText(/Analogue summing/)).toHaveLength(1)
})

it('[O-17] shows a stored answer to nobody else, and ignores one of the wrong shape', async () => {
  writeDraft(session().profile.id, 'hire', { text: 'A trombone' })
  writeDraft(session().profile.id, 'matches', { ...answer(), need: null })
  const first = open()
  expect((await box()).value).toBe('A trombone')
  await screen.findByRole('heading', { name: 'Browse' })
  first.unmount()
  open({ 'GET /session': () => ({ session: session({ id: sampleId(2) }) }) })
  expect((await box()).value).toBe('')
})

it('[O-13, O-14] says that nobody matches', async () => {
  open({ [route]: () => answer([]) })
  await userEvent.type(await box(), 'A theremin choir')
  await userEvent.click(button('Find matches'))
  await screen.findByRole('heading', { name: 'No matches found' })
  const message = 'No matching professionals found. Please try adjusting your search criteria.'
  expect(screen.getAllByText(message).some((one) => one.tagName === 'OUTPUT')).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Browse all listings' }))
  await screen.findByRole('heading', { name: 'Browse' })
})

const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Why this match')

it('sorts and filters the matches', async () => {
  open()
  await userEvent.type(await box(), 'Mix engineer{Control>}{Enter}{/Control}')
  const theo = 'Mix engineer for live bands and brass'
  const marcus = 'Trombone and horn section, remote or in the room'
  const sofia = 'Live room with a Neve sidecar, engineer included'
  await screen.findByRole('link', { name: theo })
  expect(titles()).toEqual([theo, marcus, sofia])
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Weak matches' }),
    'Without weak matches',
  )
  expect(titles()).toEqual([theo, marcus])
  const professions = screen.getByRole('combobox', { name: 'Profession of the matches' })
  await userEvent.selectOptions(professions, 'Studio Owner/Manager')
  await screen.findByText('No match is left with these filters.')
  await userEvent.selectOptions(professions, 'Instrumentalist')
  expect(titles()).toEqual([marcus])
})

it('shows one card for each person, with links to what else of theirs was found', async () => {
  const cheaper = match({ id: sampleId(790), title: 'Mixing by the hour', price: 20 })
  open({ [route]: () => answer([match({ price: 45 }), cheaper]) })
  await userEvent.type(await box(), 'Mix engineer{Control>}{Enter}{/Control}')
  const title = 'Mix engineer for live bands and brass'
  const card = await cardOf(title)
  expect(titles()).toEqual([title])
  card.getByText('Also by Theo Lindqvist:')
  card.getByRole('link', { name: 'Mixing by the hour' })
  const order = screen.getByRole('combobox', { name: 'Sort matches' })
  expect(within(order).queryByRole('option', { name: 'Nearest first' })).toBeNull()
  await userEvent.selectOptions(order, 'Lowest price first')
  expect(titles()).toEqual(['Mixing by the hour'])
})

it('[O-15, O-16] says what failed, keeps the text and tries again', async () => {
  let reply: () => unknown = () => refuse('match_failed')
  const { server } = open({ [route]: () => reply() })
  await userEvent.type(await box(), 'A trombone')
  await userEvent.click(button('Find matches'))
  await screen.findByText('Failed to get recommendations')
  reply = dead
  await userEvent.click(button('Try again'))
  await screen.findByText('Failed to process your request. Please try again later.')
  expect((await box()).value).toBe('A trombone')
  reply = () => answer()
  await userEvent.click(button('Try again'))
  await cardOf('Trombone and horn section, remote or in the room')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Matches' }))
  expect(server.count(route)).toBe(3)

  reply = dead
  await userEvent.type(await box(), 's{Control>}{Enter}{/Control}')
  await screen.findByText('Failed to process your request. Please try again later.')
  screen.getByText('“A trombone”')
  await cardOf('Trombone and horn section, remote or in the room')
  expect(screen.queryByText(/people/)).toBeNull()
})

it('does not move the focus of a viewer who continues to type', async () => {
  let arrive: (reply: object) => void = () => {}
  open({ [route]: () => new Promise((resolve) => (arrive = resolve)) })
  await userEvent.type(await box(), 'A trombone{Control>}{Enter}{/Control}')
  await screen.findByRole('button', { name: 'Finding...' })
  await userEvent.type(await box(), ', or two')
  arrive(answer())
  await cardOf('Trombone and horn section, remote or in the room')
  expect(document.activeElement).toBe(await box())
  expect((await box()).value).toBe('A trombone, or two')
  screen.getByText('“A trombone”')
})

it('shows the result of the latest search, whatever else is running', async () => {
  const replies: ((reply: object) => void)[] = []
  const { server } = open({ [route]: () => new Promise((resolve) => replies.push(resolve)) })
  const ask = '{Control>}{Enter}{/Control}'
  await userEvent.type(await box(), `A trombone${ask}${ask}`)
  await userEvent.type(await box(), `s${ask}`)
  await waitFor(() => expect(server.count(route)).toBe(2))
  replies[1]?.(answer())
  await cardOf('Trombone and horn section, remote or in the room')
  replies[0]?.(answer([]))
  await screen.findByRole('button', { name: 'Find matches' })
  await cardOf('Trombone and horn section, remote or in the room')
  expect(screen.queryByText(/^“A trombone/)).toBeNull()
})

it('[O-17] continues a search while the page is left, but not after it was cleared', async () => {
  let arrive: (reply: object) => void = () => {}
  const { router, queryClient, server } = open({
    [route]: () => new Promise((resolve) => (arrive = resolve)),
  })
  const leave = async () => {
    await router.navigate({ to: '/communities' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Find matches' })).toBeNull())
  }
  await userEvent.type(await box(), 'A trombone{Control>}{Enter}{/Control}')
  await leave()
  await router.navigate({ to: '/marketplace' })
  expect((await box()).value).toBe('A trombone')
  await screen.findByRole('button', { name: 'Finding...' })
  await leave()
  arrive(answer())
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await router.navigate({ to: '/marketplace' })
  await cardOf('Trombone and horn section, remote or in the room')
  expect((await box()).value).toBe('A trombone')
  expect(server.count(route)).toBe(1)

  await userEvent.click(button('Find matches'))
  await screen.findByRole('button', { name: 'Finding...' })
  await userEvent.click(button('Clear'))
  arrive(answer())
  await screen.findByRole('button', { name: 'Find matches' })
  await screen.findByRole('heading', { name: 'Browse' })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

it('reports a listing', async () => {
  const { server } = open({ 'POST /reports': () => ({ id: sampleId(901) }) })
  const name = 'Options for the listing of Theo Lindqvist'
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const sheet = within(
    await screen.findByRole('dialog', { name: 'Report the listing of Theo Lindqvist' }),
  )
  await userEvent.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Not his.')
  await userEvent.click(sheet.getByRole('button', { name: 'Submit report' }))
  await sheet.findByText(/^Thank you for your report/)
  expect(server.lastBody('POST /reports')).toMatchObject({
    subject: { type: 'listing', id: sampleId(700) },
  })
})

it('leads whom no match suits to a post in a community, with what was typed as its draft', async () => {
  const id = sampleId(100)
  const community = { id, name: 'Tape Club', isPrivate: false, coverImage: null, role: 'member' }
  const { address } = open({
    'GET /communities/own': () => ({ communities: [community], version: 1 }),
  })
  await userEvent.type(await box(), 'Mix engineer{Control>}{Enter}{/Control}')
  const ask = within(await screen.findByRole('region', { name: 'Ask in a community' }))
  await userEvent.click(await ask.findByRole('link', { name: /^Ask in/ }))
  await waitFor(() => expect(address()).toBe(`/communities/${id}`))
  const drafts = Object.entries(sessionStorage).filter(([key]) => key.endsWith(`post:${id}`))
  expect(drafts.map(([, draft]) => JSON.parse(String(draft)) as object)).toEqual([
    expect.objectContaining({ content: 'Mix engineer' }),
  ])
})

it('opens the own listings by their address, and leaves it when they are closed', async () => {
  const { address } = open({}, '/marketplace?offer=true&profession=Producer')
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit listings' }))
  expect(sheet.getAllByRole('switch').length).toBeGreaterThan(1)
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/marketplace?profession=Producer'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
