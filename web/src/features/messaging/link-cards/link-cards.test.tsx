import type { LinkTarget } from '@patchbay/contract/messaging/link-cards'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { messagesServer, openPage } from '../../../../test/messages-server.ts'
import { message, theo } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const here = location.origin
const community = { id: sampleId(70), name: 'Mix Notes' }
const post = { type: 'post', id: sampleId(71) } as const
const event = { type: 'event', id: sampleId(72) } as const
const profile = { type: 'person', id: theo.id } as const
const hidden = { type: 'post', id: sampleId(73) } as const

const cards = [
  { ...post, title: 'Plate return', author: person(13, 'Marcus Bell'), community },
  {
    ...event,
    title: 'Stem Day',
    startTime: '2026-11-21T14:00:00.000Z',
    endTime: '2026-11-21T16:00:00.000Z',
    timeZone: 'Europe/London',
    isOnline: false,
    location: 'Cellar',
    community,
  },
  { ...profile, person: theo, professions: ['Sound Engineer'], location: 'Malmö' },
]

it('shows cards for links to our own pages, fetched together, and none for hidden targets', async () => {
  const messages = [
    message(1, { content: `${here}/posts/${post.id}` }),
    message(2, { content: `Both: ${here}/events/${event.id} and ${here}/users/${theo.id}` }),
    message(3, { content: `Ours only: ${here}/posts/${hidden.id}` }),
  ]
  const asked: { targets: LinkTarget[] }[] = []
  const server = messagesServer(
    { messages },
    {
      'POST /link-cards': (body) => {
        asked.push(body as { targets: LinkTarget[] })
        return { cards }
      },
    },
  )
  renderPage(openPage, { server })
  const list = within(await screen.findByRole('list', { name: 'Messages' }))
  const card = await list.findByRole('link', { name: /^Plate return ?Mix Notes · Marcus Bell$/ })
  expect(card.getAttribute('href')).toBe(`/posts/${post.id}`)
  await list.findByRole('link', { name: /Stem Day ?\d\d:00 · Cellar · Mix Notes$/ })
  await list.findByRole('link', { name: /Theo Lindqvist.*Sound Engineer$/ })
  expect(asked).toHaveLength(1)
  const targets = asked[0]?.targets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(targets).toEqual([profile, post, event, hidden])
  // A message that is only a link still shows its text.
  list.getByRole('link', { name: `${here}/posts/${post.id}` })
  const plain = list.getByRole('link', { name: `${here}/posts/${hidden.id}` })
  await waitFor(() =>
    expect(within(plain.closest('article') as HTMLElement).getAllByRole('link')).toHaveLength(1),
  )
  // The tab stop is the newest message; elements of other messages are reached by the arrow keys.
  expect(card.tabIndex).toBe(-1)
})
