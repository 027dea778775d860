import { communityFields } from '@patchbay/contract/communities/communities'
import { offer } from '@patchbay/contract/marketplace/listing-fields'
import { messageFields } from '@patchbay/contract/messaging/message-fields'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { postFields } from '@patchbay/contract/communities/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { listStates } from '../features/notices/notices/shown-notices.store.ts'
import { replaceReplyTimes } from '../features/messaging/reply-times/reply-times.store.ts'
import { insertFirstProfile } from '../features/accounts/profiles/public.ts'
import { readConfig } from '../platform/config.ts'
import { query } from '../platform/db/query.ts'
import { newId } from '../platform/ids.ts'
import { serve } from '../serve.ts'
import { demoArticles } from './articles.ts'
import { demoCommunities } from './communities.ts'
import { demoConversations } from './conversations.ts'
import { demoListings } from './listings.ts'
import { demoPeople } from './people.ts'
import { demoPosts } from './posts.ts'
import { seedDemoData } from './seed.ts'

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

describe('the demo data', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('comes once, however many nodes start at the same moment', async () => {
    const brought = await Promise.all([1, 2, 3].map(() => seedDemoData(database.db)))
    expect(brought.filter(Boolean)).toHaveLength(1)
    const people = await query(database.db).selectFrom('user_profiles').selectAll().execute()
    expect(people).toHaveLength(demoPeople.length)
    for (const person of people) {
      expect(person.onboarding_completed && person.terms_accepted).toBe(true)
      expect(person.full_name).not.toBe('')
      expect(person.location).toMatch(/^[^,]+, [^,]+$/)
    }
    const communities = await query(database.db).selectFrom('communities').selectAll().execute()
    expect(communities).toHaveLength(demoCommunities.length)
    for (const { name, description, genres, location } of communities) {
      const form = { name, description, genres, location: location ?? '' }
      const { success } = z.safeParse(z.object(communityFields), {
        ...form,
        isPrivate: false,
        locationEnabled: true,
        membersInvite: false,
      })
      expect(success, name).toBe(true)
    }
  })

  it('has events that visitors may see, all in public communities', async () => {
    const events = await query(database.db)
      .selectFrom('community_events as e')
      .innerJoin('communities as c', 'c.id', 'e.community_id')
      .select(['e.title', 'e.is_public', 'c.is_private'])
      .execute()
    expect(events.filter((event) => event.is_public).length).toBeGreaterThan(3)
    for (const event of events) expect(event.is_public, event.title).toBe(!event.is_private)
  })

  it('has posts as people could have written them, in the order of their ids', async () => {
    const db = query(database.db)
    const posts = await db
      .selectFrom('community_posts')
      .innerJoin('community_categories as category', 'category.id', 'community_posts.category_id')
      .select(['community_posts.id', 'community_id', 'author_id', 'title', 'content'])
      .select(['like_count', 'reply_count', 'created_at', 'category.name as category'])
      .orderBy('created_at')
      .execute()
    expect(posts.map(({ id }) => id)).toEqual(demoPosts.map(({ id }) => id))
    expect(new Set(posts.map((post) => post.community_id)).size).toBe(demoCommunities.length)
    expect(new Set(posts.map(({ category }) => category)).size).toBe(6)
    const members = await db
      .selectFrom('community_members')
      .select(['community_id', 'user_id'])
      .execute()
    for (const [index, post] of posts.entries()) {
      const form = { title: post.title ?? '', content: post.content }
      const { title, content } = postFields
      expect(z.safeParse(z.object({ title, content }), form).success, post.content).toBe(true)
      const isAuthor = (row: { community_id: string; user_id: string }) =>
        row.community_id === post.community_id && row.user_id === post.author_id
      expect(members.some(isAuthor), post.content).toBe(true)
      const { likedBy = [], replies = [] } = demoPosts[index] ?? {}
      expect([post.like_count, post.reply_count]).toEqual([likedBy.length, replies.length])
    }
    const late = await db
      .selectFrom('post_replies')
      .select('content')
      .where('created_at', '>', new Date())
      .execute()
    expect(late).toEqual([])
  })

  it('has conversations as people could have had them, told by what is said in them', async () => {
    const db = query(database.db)
    const conversations = await db.selectFrom('conversations').selectAll().orderBy('id').execute()
    expect(conversations.map(({ id }) => id)).toEqual(demoConversations.map(({ id }) => id))
    for (const one of conversations) {
      const inIt = await db
        .selectFrom('conversation_participants')
        .selectAll()
        .where('conversation_id', '=', one.id)
        .execute()
      const messages = await db
        .selectFrom('messages')
        .selectAll()
        .where('conversation_id', '=', one.id)
        .orderBy('seq')
        .execute()
      const times = messages.map(({ created_at }) => created_at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(messages.map(({ seq }) => Number(seq))).toEqual(messages.map((_, index) => index + 1))
      const last = messages.findLast(({ event }) => event === null)
      expect([one.last_message_seq, one.last_message]).toEqual([last?.seq, last?.content])
      expect(one.seq).toBe(messages.at(-1)?.seq)
      const named = messages.findLast(({ event }) => event === 'renamed')
      if (named !== undefined) expect(named.event_name).toBe(one.name)
      const changes = [...messages, ...inIt].map(({ change }) => Number(change))
      expect(new Set(changes).size).toBe(changes.length)
      expect(Math.max(...changes)).toBe(Number(one.change))
      for (const { sender_id, content, event, event_people } of messages) {
        for (const id of [sender_id, ...(event_people ?? [])])
          expect(inIt.map(({ user_id }) => user_id)).toContain(id)
        if (event === null) expect(z.safeParse(messageFields.content, content).data).toBe(content)
      }
      for (const { user_id, last_read_seq } of inIt)
        for (const { sender_id, seq } of messages)
          if (Number(seq) > Number(last_read_seq)) expect(sender_id).not.toBe(user_id)
      // Nobody speaks before they have come.
      for (const { user_id, joined_seq } of inIt)
        for (const { sender_id, seq } of messages)
          if (Number(seq) <= Number(joined_seq)) expect(sender_id).not.toBe(user_id)
    }
    const first = demoConversations.filter(({ people }) => people.includes(1))
    expect(first.length).toBeGreaterThanOrEqual(6)
    expect(first.some(({ name, unread }) => name !== undefined && unread?.[1] === 1)).toBe(true)
  })

  it('has so many answered contacts that some listings say how soon their provider replies', async () => {
    const db = query(database.db)
    const about = await db
      .selectFrom('messages as m')
      .innerJoin('service_listings as l', 'l.id', 'm.marketplace_listing_id')
      .select(['m.id', 'm.created_at', 'l.created_at as offered_at'])
      .execute()
    expect(about.length).toBeGreaterThanOrEqual(10)
    for (const { created_at, offered_at } of about)
      expect(created_at.getTime()).toBeGreaterThan(offered_at.getTime())
    await replaceReplyTimes(database.db, daysAgo(90), daysAgo(4))
    const habits = await db.selectFrom('reply_times').selectAll().orderBy('user_id').execute()
    expect(habits.map(({ within }) => within)).toEqual(['hour', 'day', 'day'])
  })

  it('has listings as people could have saved them, the newest first by their ids', async () => {
    const listings = await query(database.db)
      .selectFrom('service_listings')
      .selectAll()
      .orderBy('created_at')
      .execute()
    expect(listings.map(({ id }) => id)).toEqual(demoListings.map(({ id }) => id))
    expect(new Set(listings.map(({ category }) => category)).size).toBe(professions.length)
    for (const one of listings) {
      const { category, title, description, price_type: priceType, turnaround, links } = one
      const price = one.price === null ? null : Number(one.price)
      const form = { category, title, description, priceType, price, turnaround, links, sounds: [] }
      expect(z.safeParse(offer, form).data, title).toEqual(form)
    }
  })

  it('has articles to read, published from their files, the newest first', async () => {
    const articles = await query(database.db)
      .selectFrom('information_hub_posts as a')
      .innerJoin('information_hub_categories as c', 'c.id', 'a.category_id')
      .innerJoin('user_profiles as author', 'author.id', 'a.author_id')
      .select(['a.slug', 'a.content', 'a.like_count', 'a.reply_count', 'c.name', 'author.role'])
      .orderBy('a.created_at', 'desc')
      .execute()
    expect(articles.map(({ slug }) => slug)).toEqual(demoArticles.map(({ file }) => file))
    expect(new Set(articles.map(({ name }) => name)).size).toBe(6)
    for (const [index, { slug, content, ...article }] of articles.entries()) {
      const words = content.split(/\s+/).length
      expect([slug, words >= 300 && words <= 700]).toEqual([slug, true])
      expect(['editor', 'admin']).toContain(article.role)
      const { likedBy = [], comments = [] } = demoArticles[index] ?? {}
      expect([article.like_count, article.reply_count]).toEqual([likedBy.length, comments.length])
    }
    const late = await query(database.db)
      .selectFrom('information_hub_post_replies')
      .select('content')
      .where('created_at', '>', new Date())
      .execute()
    expect(late).toEqual([])
  })

  it('has news for most people, and all of it can be told', async () => {
    const db = query(database.db)
    const notices = await db
      .selectFrom('notices')
      .select(['user_id', 'kind', 'actor_id', 'created_at', 'read_at'])
      .orderBy('id')
      .execute()
    expect(new Set(notices.map((notice) => notice.user_id)).size).toBeGreaterThan(8)
    expect(new Set(notices.map(({ kind }) => kind)).size).toBe(7)
    const unread = notices.filter((notice) => notice.read_at === null)
    expect(unread.length).toBeGreaterThan(3)
    expect(unread.length).toBeLessThan(notices.length / 2)
    expect(notices.filter((one) => one.actor_id === one.user_id)).toEqual([])
    const states = await listStates(
      database.db,
      demoPeople.map(({ id }) => id),
    )
    const counted = states.reduce((sum, state) => sum + state.unread, 0)
    expect(counted).toBe(unread.length)
  })
})

describe('the demo data of development', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  const countPeople = async () =>
    (await query(database.db).selectFrom('user_profiles').select('id').execute()).length

  it('never comes into a database that has people', async () => {
    await insertFirstProfile(database.db, {
      id: newId(),
      email: null,
      fullName: null,
      now: new Date(),
    })
    expect(await seedDemoData(database.db)).toBe(false)
    expect(await countPeople()).toBe(1)
  })

  it('never comes into a database that production has started on, even when it is empty', async () => {
    await query(database.db).deleteFrom('user_profiles').execute()
    const config = {
      ...readConfig({ LOG_LEVEL: 'silent' }),
      publicUrl: 'https://patchbay.example',
      development: false,
      demoData: false,
      drainSeconds: 0,
      port: 0,
    }
    const server = await serve(config, { databaseUrl: database.url, providers: {} })
    await server.stop()
    expect(await seedDemoData(database.db)).toBe(false)
    expect(await countPeople()).toBe(0)
  })
})
