/** `npm run dev`: hot reload of API and web, at the address of `npm start`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer, type ProxyOptions } from 'vite'
import { readConfig } from '../server/src/platform/config.ts'
import { explainStartFailure } from '../server/src/platform/start-failure.ts'
import { serverPaths } from '../web/worker/server-paths.ts'
import { LaunchError } from './embedded-postgres/launch-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { assertPortFree, findFreePort } from './port.ts'
import { Stops } from './stops.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const stops = new Stops()
process.on('SIGINT', () => stops.signal()).on('SIGTERM', () => stops.signal())

try {
  const config = readConfig()
  await assertPortFree(config.host, config.port)
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config.dataDir))
  const apiPort = await findFreePort()
  startApi({ PORT: String(apiPort), PUBLIC_URL: config.publicUrl, DATABASE_URL: databaseUrl })
  await startVite(config.host, config.port, `http://localhost:${apiPort}`)
  console.log(`\n${config.productName} is running at ${config.publicUrl} with hot reload.\n`)
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : explainStartFailure(error))
  stops.fail()
}

async function startDatabase(folder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder })
  stops.add(() => postgres.stop())
  return postgres.url
}

/** Restarts when a file of the server or the contract changes. */
function startApi(settings: Record<string, string>): void {
  const script = fileURLToPath(new URL('dev-api.ts', import.meta.url))
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
    // Ctrl-C reaches the whole process group of a terminal, but this process must be stopped by us,
    // in order.
    detached: process.platform !== 'win32',
  })
  const ended = once(api, 'exit')
  stops.add(async () => {
    api.kill('SIGTERM')
    await ended
  })
}

async function startVite(host: string, port: number, api: string): Promise<void> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../web', import.meta.url)),
    server: { host, port, strictPort: true, proxy: proxyTo(api) },
  })
  await vite.listen()
  stops.add(() => vite.close())
}

/** All paths except the page itself; for the callback only the form that Apple posts. */
function proxyTo(target: string): Record<string, ProxyOptions> {
  const bypass: ProxyOptions['bypass'] = ({ method, url }) => (method === 'POST' ? undefined : url)
  return {
    ...Object.fromEntries(serverPaths.map((path) => [path, { target }])),
    '/api': { target, ws: true },
    '/auth/callback': { target, bypass },
  }
}
