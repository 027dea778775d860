/** The built product as it runs, with its demo data, and a signed-in person. */
import { buildWeb, isBuilt, webFolder } from '../../scripts/build.ts'
import { demoPeople } from '../../server/src/demo/people.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { serve } from '../../server/src/serve.ts'
import { databaseUrl, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const config = readConfig()
if (!isBuilt()) await buildWeb()
await serve({ ...config, rateLimits: false }, { databaseUrl, webFolder })
const member = demoPeople.find(({ fullName }) => fullName === 'Adaeze Nwosu')
report(config.publicUrl, { cookies: [await signIn(member?.id ?? '')] })
