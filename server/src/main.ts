import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './platform/config.ts'
import { attendTheEnd } from './platform/process-end.ts'
import { explainStartFailure } from './platform/start-failure.ts'
import { serve } from './serve.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const config = readConfig()
  if (config.databaseUrl === undefined)
    throw new ConfigError([
      'The setting DATABASE_URL is missing: "npm start" brings its own database.',
    ])
  const server = await serve(config, {
    databaseUrl: config.databaseUrl,
    // In development the API is useful without the page; a production node must have both.
    webFolder: config.development && !existsSync(webFolder) ? undefined : webFolder,
  })
  attendTheEnd({
    stop: () => server.stop(),
    log: server.log,
    withinSeconds: config.drainSeconds + config.shutdownSeconds + 5,
  })
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
