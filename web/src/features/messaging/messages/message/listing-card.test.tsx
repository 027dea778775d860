import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { message, ownMessage } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const listing = {
  listingId: sampleId(900),
  title: 'Mixes for live bands',
  category: 'Producer',
  price: 45,
  priceType: 'hourly',
} as const

it('shows the listing that a message is about, as a link while it is offered, and nothing once it is deleted', async () => {
  const deletedAt = '2026-11-15T10:05:00.000Z'
  const messages = [
    ownMessage(1, { content: 'Free on Friday?', listingReference: listing }),
    message(2, {
      content: 'And this one?',
      listingReference: {
        ...listing,
        listingId: null,
        title: 'Tape',
        price: null,
        priceType: null,
      },
    }),
    message(3, { content: '', deletedAt, listingReference: { ...listing, title: 'Gone' } }),
  ]
  renderPage(openPage, { server: messagesServer({ messages }) })
  const list = within(await screen.findByRole('list', { name: 'Messages' }))
  const card = await list.findByRole('group', { name: 'About the listing Mixes for live bands' })
  const link = within(card).getByRole('link', { name: 'Mixes for live bands' })
  expect(link.getAttribute('href')).toBe(`/marketplace?listing=${listing.listingId}`)
  expect(card.textContent).toBe('ProducerMixes for live bands£45/hr')
  const article = list.getByRole('article', { name: /^You: About the listing Mixes/ })
  expect(article.contains(link)).toBe(true)
  within(article).getByText('Free on Friday?')
  const plain = list.getByRole('group', { name: 'About the listing Tape' })
  expect(plain.textContent).toBe('ProducerTapeNo longer listed')
  expect(within(plain).queryByRole('link')).toBeNull()
  expect(list.queryByText('Gone')).toBeNull()
})

it('shows what the sender had searched for beside words that say something else', async () => {
  const brief = 'Two soul songs, up to £200'
  const messages = [
    ownMessage(1, { content: 'Free on Friday?', listingReference: listing, brief }),
    message(2, { content: `Hello! ${brief}. Thanks`, listingReference: listing, brief }),
    message(3, { content: 'And this one?', brief: 'A trumpet' }),
    message(4, { content: '', deletedAt: '2026-11-15T10:05:00.000Z', brief: 'Gone' }),
  ]
  renderPage(openPage, { server: messagesServer({ messages }) })
  const list = within(await screen.findByRole('list', { name: 'Messages' }))
  const article = await list.findByRole('article', {
    name: /^You: About the listing Mixes for live bands, Brief: Two soul songs, up to £200, Free on/,
  })
  const card = await within(article).findByRole('group', { name: 'Brief' })
  expect(card.textContent).toBe(`Brief${brief}`)
  // The second message still says it; the third has lost its listing with the provider's account.
  const cards = list.getAllByRole('group', { name: 'Brief' })
  expect(cards.map(({ textContent }) => textContent)).toEqual([`Brief${brief}`, 'BriefA trumpet'])
  expect(list.queryByText('Gone')).toBeNull()
})
