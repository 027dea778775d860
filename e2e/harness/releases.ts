import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webFolder } from '../../scripts/build.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createServer } from '../../server/src/platform/http/server.ts'
import { addWebApp } from '../../server/src/platform/http/pages/web-app.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { serverPaths } from '../../web/worker/server-paths.ts'

/** Serves one release of the web app after the other, in front of the server that already runs. */
export interface Releases {
  readonly origin: string
  /** From now on only this build is served. */
  readonly deploy: (build: 'first' | 'second' | 'without a worker') => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startReleases(): Promise<Releases> {
  const folder = join(tmpdir(), `patchbay-releases-${randomUUID()}`)
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  let webPort = 0
  const front = createHttpServer((incoming, outgoing) => {
    const port = isServers(incoming) ? Number(process.env['E2E_PORT']) : webPort
    const { method, url: path, headers } = incoming
    // A connection of its own: one that is used again may be closed by the server at that moment.
    const to = { host: 'localhost', port, method, path, headers, agent: false }
    const passed = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await once(front.listen(0, 'localhost'), 'listening')
  const origin = `http://localhost:${(front.address() as AddressInfo).port}`

  async function serveBuild(build: string): Promise<number> {
    const log = createLog('silent', { write: () => {} })
    const app = createServer({ ...readConfig({}), publicUrl: origin }, log)
    await addWebApp(app, build, { ...readConfig({}), publicUrl: origin })
    await app.listen({ host: 'localhost', port: 0 })
    stops.unshift(() => app.close())
    return (app.server.address() as AddressInfo).port
  }

  return {
    origin,
    deploy: async (build) => {
      const copy = join(folder, build)
      await cp(webFolder, copy, { recursive: true })
      if (build === 'second') await renameAssets(copy)
      if (build === 'without a worker') await rm(join(copy, 'sw.js'))
      webPort = await serveBuild(copy)
    },
    stop: async () => {
      front.closeAllConnections()
      front.close()
      for (const stop of stops) await stop()
    },
  }
}

const isServers = ({ url = '/' }: IncomingMessage): boolean =>
  serverPaths.some((path) => url.startsWith(`${path}/`))

/** Makes another build of the same sources: all assets and the build id get new names. */
async function renameAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(folder, file))),
  )
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const build = /data-build="(\w+)"/.exec(page)?.[1]
  if (build === undefined) throw new Error('The page says nothing of its build.')
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => /\.(js|css)$/.test(name))
  const nameAnew = (name: string): string => name.replace(/\.(js|css)$/, '-2.$1')
  const literal = assets.map((name) => name.replace(/[.$]/g, String.raw`\$&`))
  const anyAsset = new RegExp(String.raw`(?<![\w.$-])(?:${literal.join('|')})`, 'g')
  const texts = files.filter((file) => /\.(js|css|html|json)$/.test(file))
  for (const file of texts) {
    const text = await readFile(join(folder, file), 'utf8')
    const renamed = text.replaceAll(anyAsset, nameAnew).replaceAll(build, `${build}2`)
    await writeFile(join(folder, file), renamed)
  }
  for (const name of assets)
    await rename(join(folder, 'assets', name), join(folder, 'assets', nameAnew(name)))
}
