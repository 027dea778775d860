import { existsSync } from 'node:fs'
import { readConfig } from '../server/src/platform/config.ts'
import { explainStartFailure } from '../server/src/platform/start-failure.ts'
import { buildWeb, isBuilt, webFolder } from './build.ts'
import { assertPortFree } from './port.ts'
import { Stops } from './stops.ts'
import { LaunchError } from './embedded-postgres/launch-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const stops = new Stops()
process.on('SIGINT', () => stops.signal()).on('SIGTERM', () => stops.signal())

try {
  const config = readConfig()
  await assertPortFree(config.host, config.port)
  if (!isBuilt()) {
    console.log('Building the web app …')
    await buildWeb()
  }
  // Loading the server takes a second: not before the settings are right, and beside PostgreSQL.
  const [databaseUrl, { serve }] = await Promise.all([
    config.databaseUrl ?? startDatabase(config.dataDir),
    import('../server/src/serve.ts'),
  ])
  const server = await serve(config, { databaseUrl, webFolder })
  stops.add(() => server.stop())
  console.log(
    [
      '',
      `${config.productName} is running at ${config.publicUrl}`,
      ...(server.seeded ? ['It has brought demo data: twelve people to look around with.'] : []),
      ...(config.databaseUrl === undefined ? [`Your data is in ${config.dataDir}.`] : []),
      config.development
        ? 'Open the address and sign in with any button: no account is needed. Ctrl-C stops everything.'
        : 'Ctrl-C stops everything.',
      '',
    ].join('\n'),
  )
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : explainStartFailure(error))
  stops.fail()
}

async function startDatabase(folder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder })
  stops.add(() => postgres.stop())
  void postgres.died.then((reason) => {
    console.error(
      `The database has stopped: ${reason} Start Patchbay again; nothing committed is lost.`,
    )
    stops.fail()
  })
  return postgres.url
}
