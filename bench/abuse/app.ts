/** The product as it runs, with people of the demo data: those who attack, and one who does not. */
import { demoPeople } from '../../server/src/demo/people.ts'
import { serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const origin = await serveProduct()
const people = demoPeople.slice(0, 9).map(({ id }) => id)
const cookies: string[] = []
for (const id of people) cookies.push(await signIn(id))
report(origin, { cookies, paths: people.map((id) => `/api/attachments/profile/${id}?name=a.txt`) })
