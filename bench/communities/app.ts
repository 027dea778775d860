/** The product as it runs: the first page of the list of communities, among ten thousand. */
import { seedManyCommunities } from '../harness/many-communities.ts'
import { databaseUrl, serveSignedIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const { origin, cookie } = await serveSignedIn()
await seedManyCommunities(databaseUrl)
report(`${origin}/api/communities`, { cookies: [cookie] })
