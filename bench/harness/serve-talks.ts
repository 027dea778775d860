import { databaseUrl, serveProduct, signIn } from './signed-in.ts'
import { report } from './subject.ts'
import { createTalks } from './talks.ts'

/** The product as it runs, with a person in 16 conversations of this size. */
export async function serveTalks(size: number): Promise<void> {
  const origin = await serveProduct()
  const { senderId, readerId, conversationIds } = await createTalks(databaseUrl, 16, size)
  const cookies = [await signIn(senderId), await signIn(readerId)]
  const paths = conversationIds.map((id) => `/api/conversations/${id}/messages`)
  report(origin, { cookies, paths })
}
