import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeFeed } from '../../../../test/fake-feed.ts'
import { community, event, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const list = 'GET /feed/events'
const page = (upcoming: CommunityEvent[], nextCursor: string | null = null) => ({
  happeningNow: [],
  upcoming,
  nextCursor,
  communities: 1,
  insideVersions: { [community().id]: 1 },
})

const on = (number: number, day: string, changes: Partial<CommunityEvent> = {}) =>
  event({
    id: sampleId(200 + number),
    title: `Event ${number}`,
    startTime: `${day}T12:00:00.000Z`,
    endTime: `${day}T13:00:00.000Z`,
    ...changes,
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-05-06T10:00:00Z'), toFake: ['Date'] })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width >= 1200px'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
})

function open(pages: Record<string, ReturnType<typeof page>>) {
  const { server } = fakeFeed(0)
  const asked = new Set<string>()
  server.on(list, (_, query) => {
    const place = query.get('cursor') ?? 'first'
    asked.add(place)
    return pages[place]
  })
  renderPage('/events', { server })
  return asked
}
const calendar = async () => within(await screen.findByRole('region', { name: 'Days with events' }))

it('lists the events under their months, and a marked day leads to its first event', async () => {
  open({
    first: page([
      on(1, '2030-05-11'),
      on(2, '2030-05-11'),
      on(3, '2030-05-20'),
      on(4, '2030-07-02'),
    ]),
  })
  const days = await calendar()
  const may = within(screen.getByRole('list', { name: 'May 2030' }))
  expect(may.getAllByRole('article')).toHaveLength(3)
  screen.getByRole('list', { name: 'July 2030' })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(days.getByRole('button', { name: 'Saturday 11 May, 2 events' }))
  const first = screen.getByRole('heading', { name: 'Event 1' }).closest('li')
  expect(scrolled.mock.contexts).toEqual([first])
  expect(document.activeElement).toBe(first)
  expect(days.getByText('6').getAttribute('aria-current')).toBe('date')
})

it('goes from month to month as far as there are events', async () => {
  open({ first: page([on(1, '2030-05-11'), on(4, '2030-07-02')]) })
  const days = await calendar()
  const press = (name: string) => userEvent.click(days.getByRole('button', { name }))
  days.getByRole('heading', { name: 'May 2030' })
  expect(days.getByRole('button', { name: 'Month before' }).ariaDisabled).toBe('true')
  await press('Month before')
  days.getByRole('heading', { name: 'May 2030' })
  await press('Month after')
  days.getByRole('heading', { name: 'June 2030' })
  await press('Month after')
  days.getByRole('heading', { name: 'July 2030' })
  days.getByRole('button', { name: 'Tuesday 2 July, 1 event' })
  // The button still has the focus at the end.
  const after = days.getByRole('button', { name: 'Month after' })
  expect([after.ariaDisabled, document.activeElement]).toEqual(['true', after])
  await press('Month before')
  days.getByRole('heading', { name: 'June 2030' })
})

it('fetches what the month on screen needs, and no more', async () => {
  const asked = open({
    first: page([on(1, '2030-05-11')], 'second'),
    second: page([on(2, '2030-05-30'), on(3, '2030-06-03')], 'third'),
    third: page([on(4, '2030-08-01')], null),
  })
  const days = await calendar()
  await days.findByRole('button', { name: 'Thursday 30 May, 1 event' })
  expect([...asked]).toEqual(['first', 'second'])
  await userEvent.click(days.getByRole('button', { name: 'Month after' }))
  await screen.findByRole('heading', { name: 'Event 4' })
})

it('shows what the viewer has said yes or maybe to', async () => {
  open({
    first: page([
      on(1, '2030-05-11', { myRsvp: 'yes' }),
      on(2, '2030-05-12', { myRsvp: 'maybe' }),
      on(3, '2030-05-13', { myRsvp: 'no' }),
    ]),
  })
  const answers = within(await screen.findByRole('region', { name: 'Your answers' }))
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Event 1.*Going$/),
    expect.stringMatching(/^Event 2.*Maybe$/),
  ])
})

it('says that there are no answers only once all events are known', async () => {
  open({ first: page([on(1, '2030-05-11'), on(2, '2030-06-02')], 'second'), second: page([]) })
  await calendar()
  expect(screen.queryByRole('region', { name: 'Your answers' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Month after' }))
  await screen.findByText('You have not said yes or maybe to an upcoming event.')
})
