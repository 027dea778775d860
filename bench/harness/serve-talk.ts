import { databaseUrl, serveProduct, signIn } from './signed-in.ts'
import { report } from './subject.ts'
import { createTalk } from './talks.ts'

/** The product as it runs, and a conversation of so many: the first of them writes. */
export async function serveTalk(size: number): Promise<void> {
  const origin = await serveProduct()
  const { conversationId, people } = await createTalk(databaseUrl, size)
  const cookies = await Promise.all(people.slice(0, 2).map((person) => signIn(person)))
  report(`${origin}/api/conversations/${conversationId}/messages`, { cookies })
}
