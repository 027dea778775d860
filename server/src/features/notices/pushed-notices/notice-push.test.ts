import { noticeKinds, staffKinds, type Notice } from '@patchbay/contract/notices/notices'
import { describe, expect, it } from 'vitest'
import { mannerOf, pathOf, wordsOf } from './notice-push.ts'

const id = '019a8000-0000-7000-8000-000000000001'
const notice = (parts: Partial<Notice>): Notice => ({
  id,
  kind: 'post_replied',
  createdAt: '2026-11-16T00:00:00.000Z',
  readAt: null,
  actors: [],
  actorCount: 0,
  quote: null,
  community: null,
  post: null,
  reply: null,
  article: null,
  comment: null,
  event: null,
  moment: null,
  remind: null,
  request: null,
  verification: null,
  decision: null,
  search: null,
  can: { decide: false },
  ...parts,
})
const community = { id, name: 'Secret Brass', isPrivate: true, coverImage: null }
const event = {
  id,
  title: 'Secret night',
  startTime: '2026-11-21T14:00:00.000Z',
  timeZone: 'Europe/London',
  startDate: 'Saturday 21 November',
  startClock: '14:00',
  location: null,
  isOnline: true,
}
const productName = 'Patchbay'

describe('a notice that is pushed', () => {
  const told = noticeKinds.filter((kind) => !staffKinds.some((one) => one === kind))

  it.each(staffKinds)('of the kind %s never says what staff wrote', (kind) => {
    const decision = { outcome: 'acted', subject: 'post', words: 'Secret words' } as const
    for (const previews of [true, false]) {
      const { title, body } = wordsOf(notice({ kind, decision }), { previews, productName })
      expect(title).toBe(productName)
      expect(body).not.toMatch(/secret|warn|remove|\{|^$/i)
    }
  })

  it.each(told)('of the kind %s contains nothing private without previews', (kind) => {
    const post = { id, title: 'Secret title', line: 'Secret line' }
    const article = { id, slug: 'a', title: 'Secret article' }
    const pushed = notice({ kind, community, event, post, article, quote: 'Secret words' })
    const { title, body } = wordsOf(pushed, { previews: false, productName })
    expect(title).toBe(productName)
    expect(body).not.toMatch(/secret|\{|^$/i)
    const previewed = wordsOf(pushed, { previews: true, productName })
    expect(previewed.title).not.toMatch(/[{}]|^$/)
    expect(previewed.body).toBe('Secret words')
  })

  it.each(['event_changed', 'event_soon'] as const)('of the kind %s shows its location', (kind) => {
    const bodyOf = (place: Partial<typeof event> | { location: string; isOnline: false }) => {
      const pushed = notice({ kind, event: { ...event, ...place } })
      return wordsOf(pushed, { previews: true, productName }).body
    }
    expect(bodyOf({})).toBe('Online')
    expect(bodyOf({ location: 'The Old Fire\nStation', isOnline: false })).toBe(
      'The Old Fire Station',
    )
    expect(bodyOf({ isOnline: false })).toBe('')
  })

  it('shows when an event begins, in the reader’s time zone', () => {
    const words = (parts: Partial<Notice>) =>
      wordsOf(notice({ event, ...parts }), { previews: true, productName }).title
    for (const remind of ['hour', 'day'] as const)
      expect(words({ kind: 'event_soon', remind })).toBe(
        'Reminder: Secret night begins at 14:00 on Saturday 21 November',
      )
  })

  it('opens the thing it is about, as far as that exists', () => {
    const article = { id, slug: 'on-tape', title: 'On tape' }
    const search = { name: 'Mine', facets: { q: 'stem day' }, count: 1 }
    const paths = [
      notice({ article, comment: { id } }),
      notice({ kind: 'event_changed', event, community }),
      notice({ kind: 'event_cancelled', event: { ...event, id: null }, community }),
      notice({ kind: 'membership_requested', community, can: { decide: true } }),
      notice({ kind: 'community_deleted', community: { ...community, id: null } }),
      notice({ kind: 'verification_decided' }),
      notice({ kind: 'search_found', search: { ...search, kind: 'people' } }),
      notice({ kind: 'search_found', search: { ...search, kind: 'events' } }),
    ].map(pathOf)
    expect(paths).toEqual([
      `/hub/on-tape#${id}`,
      `/events/${id}`,
      `/communities/${id}`,
      `/communities/${id}?requests=true`,
      '/notifications',
      '/profile',
      '/users?q=stem+day',
      '/search?type=events&q=stem+day',
    ])
  })

  it('is no more urgent than necessary, and is not sent after the event', () => {
    const start = new Date(event.startTime).getTime()
    const before = (seconds: number) => new Date(start - seconds * 1_000)
    const reminder = (remind: 'hour' | 'day') => ({ kind: 'event_soon', remind, event }) as const
    expect(mannerOf(notice({ kind: 'post_liked' }), new Date())?.urgency).toBe('low')
    expect(mannerOf(reminder('hour'), before(90))).toEqual({ urgency: 'high', ttlSeconds: 90 })
    expect(mannerOf(reminder('day'), before(90_000))).toEqual({
      urgency: 'normal',
      ttlSeconds: 86_400,
    })
    expect(mannerOf(reminder('hour'), before(0))).toBeUndefined()
    expect(mannerOf(notice({ kind: 'event_changed', event }), before(-60))).toBeDefined()
  })
})
