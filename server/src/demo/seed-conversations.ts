import { insertDemoConversation } from '../features/messaging/conversations/public.ts'
import type { Database } from '../platform/db/database.ts'
import { personId } from './communities.ts'
import { demoConversations } from './conversations.ts'
import { demoListings } from './listings.ts'
import { messageId, type DemoEvent } from './demo-conversation.ts'

const hour = 3_600_000
const minute = 60_000

const describe = (event: DemoEvent) => ({
  type: event.type,
  people: event.type === 'added' ? event.people.map(personId) : null,
  name: event.type === 'renamed' ? event.name : null,
})

/** As a message keeps it. */
function referenceOf(number: number) {
  const listing = demoListings[number - 1]
  if (listing === undefined) throw new Error(`The demo has no listing ${number}.`)
  const { id, title, category, price, priceType } = listing
  return { id, reference: { title, category, price, priceType } }
}

/** What people have written to each other until a moment ago. */
export async function seedConversations(tx: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  for (const one of demoConversations) {
    const last = one.messages.at(-1)
    const readAt = new Date(ago(last?.hoursAgo ?? 0).getTime() + minute)
    await insertDemoConversation(tx, {
      id: one.id,
      name: one.name ?? null,
      people: one.people.map(personId),
      messages: one.messages.map(
        ({ from, content, event, about, brief, replyTo, hoursAgo, edited = false }, index) => ({
          id: messageId(one.id, index + 1),
          senderId: personId(from),
          content,
          event: event ? describe(event) : null,
          listing: about === undefined ? null : referenceOf(about),
          brief: brief ?? null,
          replyTo: replyTo ?? null,
          createdAt: ago(hoursAgo),
          editedAt: edited ? new Date(ago(hoursAgo).getTime() + minute) : null,
        }),
      ),
      reads: one.people.map((person) => ({
        userId: personId(person),
        seq: one.messages.length - (one.unread?.[person] ?? 0),
        at: readAt,
      })),
    })
  }
}
