/** The product as it runs: the list of a person in 300 groups. */
import { databaseUrl, serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'
import { createTalks } from '../harness/talks.ts'

const origin = await serveProduct()
const { senderId } = await createTalks(databaseUrl, 300, 3)
report(`${origin}/api/conversations`, { cookies: [await signIn(senderId)] })
