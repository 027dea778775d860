/** The product as it runs: the first page of the marketplace, and how many listings there are. */
import { createFeedReader } from '../harness/feed-reader.ts'
import { seedManyCommunities } from '../harness/many-communities.ts'
import { seedManyListings } from '../harness/many-listings.ts'
import { databaseUrl, serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const origin = await serveProduct()
await seedManyCommunities(databaseUrl)
await seedManyListings(databaseUrl)
const cookie = await signIn(await createFeedReader(databaseUrl))
report(`${origin}/api/listings`, { cookies: [cookie] })
