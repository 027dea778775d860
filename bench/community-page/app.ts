/** The product as it runs: a community's first page of posts, among 200,000 in 5,000 communities. */
import { findFullCommunity, seedManyPosts } from '../harness/many-posts.ts'
import { databaseUrl, serveSignedIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const { origin, cookie } = await serveSignedIn()
await seedManyPosts(databaseUrl)
const communityId = await findFullCommunity(databaseUrl)
report(`${origin}/api/communities/${communityId}/posts`, { cookies: [cookie] })
