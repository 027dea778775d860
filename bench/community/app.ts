/** The product as it runs: the head of one community among ten thousand. */
import { demoCommunities } from '../../server/src/demo/communities.ts'
import { seedManyCommunities } from '../harness/many-communities.ts'
import { databaseUrl, serveSignedIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const { origin, cookie } = await serveSignedIn()
await seedManyCommunities(databaseUrl)
report(`${origin}/api/communities/${demoCommunities[0]?.id}`, { cookies: [cookie] })
