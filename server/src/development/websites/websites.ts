import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { OpenWeb } from '../../platform/outbound/open-web.ts'
import { asked, pages, type Page } from './pages.ts'

export interface Websites {
  readonly web: OpenWeb
  stop(): Promise<void>
}

/** Any address of the public internet: nothing is sent there. */
const anyAddress = '93.184.216.34'

/**
 * Plays the pages of others in development: previews of links are made as in production, and no
 * request leaves this machine. Hosts that it does not know do not exist.
 */
export async function startWebsites(): Promise<Websites> {
  const server = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  )
  server.unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hosts = new Set([...pages, ...asked].map(({ url }) => new URL(url).hostname))
  return {
    web: {
      resolve: (host) => Promise.resolve(hosts.has(host) ? [anyAddress] : []),
      connect: () => connect({ host: '127.0.0.1', port }),
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = `https://${request.headers.host}${request.url}`
  const page = pages.find((one) => one.url === url)
  const said = asked.find((one) => one.url === url)
  const picture = [...pages, ...asked].find((one) => url === pictureOf(one))
  if (picture) response.writeHead(200, { 'content-type': 'image/png' }).end(await draw(picture))
  else if (page) response.writeHead(200, { 'content-type': 'text/html' }).end(htmlOf(page))
  else if (said)
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        title: said.title,
        author_name: said.description,
        thumbnail_url: pictureOf(said),
      }),
    )
  else response.writeHead(404).end()
}

const pictureOf = ({ url }: Page): string =>
  new URL(`/picture-of${new URL(url).pathname.replaceAll('/', '-')}.png`, url).href

const draw = ({ colour }: Page): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function htmlOf(page: Page): string {
  const metas = {
    'og:title': page.title,
    'og:description': page.description,
    'og:site_name': page.site,
    'og:image': pictureOf(page),
    'og:video': page.video,
  }
  const tags = Object.entries(metas).map(([name, value]) =>
    value === undefined ? '' : `<meta property="${name}" content="${escaped(value)}">`,
  )
  return `<!doctype html><html lang="en"><head>${tags.join('')}</head><body></body></html>`
}
