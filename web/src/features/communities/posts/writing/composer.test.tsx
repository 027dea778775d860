import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeFeed, feedPost } from '../../../../../test/fake-feed.ts'
import { dead, session } from '../../../../../test/fake-server.ts'
import { communityPath, insideServer, post, sampleId } from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const community = (id: number, name: string) => ({
  id: sampleId(id),
  name,
  isPrivate: false,
  coverImage: null,
  role: 'member',
})
const text = 'Who has a plate that I could record through?'
const open = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
const box = (name: string): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name })

it('posts from the community in place, and shows the post at once', async () => {
  const server = insideServer()
  renderPage(communityPath, { server })
  await open('Share with South London Producers')
  const content = await box('Content')
  await waitFor(() => expect(document.activeElement).toBe(content))
  await userEvent.type(content, 'Short')
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText('Content must be at least 10 characters')
  screen.getByText('Please select a category')
  await userEvent.clear(content)
  await userEvent.type(content, text)
  await userEvent.selectOptions(
    within(screen.getByRole('form')).getByLabelText('Category'),
    'Resources',
  )
  const made = post({ title: null, content: text })
  server.on(`POST ${communityPath}/posts`, () => made)
  server.on(`GET ${communityPath}/posts`, () => ({ posts: [made], nextCursor: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText(text)
  expect(server.lastBody(`POST ${communityPath}/posts`)).toMatchObject({
    content: text,
    categoryId: sampleId(301),
  })
  const line = await screen.findByRole('button', { name: 'Share with South London Producers' })
  await waitFor(() => expect(document.activeElement).toBe(line))
})

it('loses nothing on closing, and has the same draft as the form of New Post', async () => {
  renderPage(communityPath, { server: insideServer() })
  await open('Share with South London Producers')
  await userEvent.type(await box('Content'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement?.textContent).toBe('Share with South London Producers')
  await open('New Post')
  const form = within(await screen.findByRole('dialog', { name: 'New Post' }))
  expect(form.getByLabelText<HTMLTextAreaElement>('Content').value).toBe(text)
})

it('offers the communities on Home, takes the text along, and remembers the choice', async () => {
  const feed = fakeFeed(1)
  const communities = [community(100, 'South London Producers'), community(101, 'Tape Club')]
  feed.server.on('GET /communities/own', () => ({ communities, version: 1 }))
  const { unmount } = renderPage('/', { server: feed.server })
  await open('Share with South London Producers')
  await userEvent.type(await box('Content'), text)
  await userEvent.selectOptions(screen.getByLabelText('Community'), 'Tape Club')
  expect((await box('Content')).value).toBe(text)
  expect(document.activeElement).toBe(screen.getByLabelText('Community'))
  await userEvent.selectOptions(
    within(screen.getByRole('form')).getByLabelText('Category'),
    'General',
  )
  const made = feedPost(2, { title: 'Made here', communityId: sampleId(101) })
  const path = `POST /communities/${sampleId(101)}/posts`
  feed.server.on(path, () => {
    feed.add(2, made)
    return made
  })
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByRole('heading', { name: 'Made here' })
  expect(feed.server.lastBody(path)).toMatchObject({ content: text, categoryId: sampleId(300) })
  unmount()
  renderPage('/', { server: feed.server })
  await screen.findByRole('button', { name: 'Share with Tape Club' })
})

it('lets a post wait without a connection', async () => {
  const feed = fakeFeed(1)
  const communities = [community(100, 'South London Producers')]
  feed.server.on('GET /communities/own', () => ({ communities, version: 1 }))
  feed.server.on(`POST ${communityPath}/posts`, dead)
  renderPage('/', { server: feed.server })
  await open('Share with South London Producers')
  await userEvent.type(await box('Content'), text)
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'General')
  await userEvent.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText('No connection. Your post will be sent when you are back.')
  await screen.findByText(text)
})

it('takes the text along to a community whose draft is empty, and to none that has another', async () => {
  const feed = fakeFeed(1)
  const communities = [community(100, 'South London Producers'), community(101, 'Tape Club')]
  feed.server.on('GET /communities/own', () => ({ communities, version: 1 }))
  renderPage('/', { server: feed.server })
  await open('Share with South London Producers')
  const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Community'), name)
  await choose('Tape Club')
  await userEvent.type(await box('Content'), 'x')
  await userEvent.clear(await box('Content'))
  await choose('South London Producers')
  await userEvent.type(await box('Content'), text)
  await choose('Tape Club')
  expect((await box('Content')).value).toBe(text)
  await choose('South London Producers')
  await userEvent.clear(await box('Content'))
  await userEvent.type(await box('Content'), 'Something else.')
  await choose('Tape Club')
  expect((await box('Content')).value).toBe('Something else.')
})

it('grows with what is written: the title and the category come after the first words', async () => {
  renderPage(communityPath, { server: insideServer() })
  await open('Share with South London Producers')
  const form = within(await screen.findByRole('form'))
  expect(form.queryByLabelText('Category')).toBeNull()
  form.getByRole('button', { name: 'Add files' })
  await userEvent.type(form.getByRole('textbox', { name: 'Content' }), 'W')
  form.getByLabelText('Category')
  form.getByRole('textbox', { name: 'Title' })
})

it('begins on Home with the community that was posted in last, also from another device', async () => {
  const feed = fakeFeed(1)
  const communities = [community(101, 'A Tape Club'), community(100, 'South London Producers')]
  feed.server.on('GET /communities/own', () => ({ communities, version: 1 }))
  feed.add(2, feedPost(2, { authorId: session().profile.id, communityId: sampleId(100) }))
  renderPage('/', { server: feed.server })
  await screen.findByRole('button', { name: 'Share with South London Producers' })
})
