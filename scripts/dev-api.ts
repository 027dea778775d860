/** Only the API, for `npm run dev`: Vite serves the web beside it. */
import { readConfig } from '../server/src/platform/config.ts'
import { explainStartFailure } from '../server/src/platform/start-failure.ts'
import { serve } from '../server/src/serve.ts'

try {
  const config = readConfig()
  const server = await serve(config, { databaseUrl: config.databaseUrl ?? '' })
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
