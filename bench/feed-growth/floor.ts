/** The product as it runs, with the same feed among 2,000 posts, in a database of its own. */
import pg from 'pg'
import { createFeedReader } from '../harness/feed-reader.ts'
import { seedManyPosts } from '../harness/many-posts.ts'
import { databaseUrl, serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const small = new URL(databaseUrl)
small.pathname = '/few_posts'
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await client.query('create database few_posts')
await client.end()
const origin = await serveProduct(small.href)
await seedManyPosts(small.href, 50)
const cookie = await signIn(await createFeedReader(small.href), small.href)
report(`${origin}/api/feed/posts`, { cookies: [cookie] })
