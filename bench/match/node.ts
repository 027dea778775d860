/** A node as it runs, for memory.ts: it reads the listings when it starts. */
import { flushCompileCache } from 'node:module'
import { readConfig } from '../../server/src/platform/config.ts'
import { serve } from '../../server/src/serve.ts'
import { databaseUrl } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const config = readConfig()
await serve({ ...config, port: 0 }, { databaseUrl, webFolder: undefined })
// The process is killed in the end; the next one should find what was compiled.
flushCompileCache()
report(config.publicUrl)
