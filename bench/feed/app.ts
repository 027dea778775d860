/** The product as it runs: the feed of a person in 20 communities, among 200,000 posts in 5,000. */
import { createFeedReader } from '../harness/feed-reader.ts'
import { seedManyPosts } from '../harness/many-posts.ts'
import { databaseUrl, serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const origin = await serveProduct()
await seedManyPosts(databaseUrl)
const cookie = await signIn(await createFeedReader(databaseUrl))
report(`${origin}/api/feed/posts`, { cookies: [cookie] })
