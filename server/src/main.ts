import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './platform/config.ts'
import { explainStartFailure } from './platform/start-failure.ts'
import { serve } from './serve.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const config = readConfig()
  if (config.databaseUrl === undefined)
    throw new ConfigError([
      'The setting DATABASE_URL is missing: "npm start" brings its own database.',
    ])
  const server = await serve(config, {
    databaseUrl: config.databaseUrl,
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  })
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
