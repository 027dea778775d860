/** The product as it runs: `GET /api/session` with a session's cookie. */
import { serveSignedIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const { origin, cookie } = await serveSignedIn()
report(`${origin}/api/session`, { cookies: [cookie] })
