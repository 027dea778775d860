import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/action.ts'
import { AppError } from '../platform/http/app-error.ts'
import { forEverybody } from '../platform/limits/count-pictures.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { addressesPerFile, countPages, listPages } from './sitemap.store.ts'

/** The pages that are there without anybody having made them. */
const ownPages = ['/', '/communities', '/events']

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
const format = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** So short that what was deleted or hidden soon is no longer named. */
const cacheControl = 'public, max-age=300'

type Asking = Pick<Services, 'db' | 'config' | 'limits'>

/** Tells robots which pages they may read, and where. */
export function addSitemap(app: FastifyInstance, { db, config, limits }: Asking): void {
  const options = forEverybody(limits)
  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const files = Math.max(1, Math.ceil((await countPages(db)) / addressesPerFile))
    const named = Array.from(
      { length: files },
      (_, file) =>
        markup`<sitemap><loc>${`${config.publicUrl}/sitemaps/${file + 1}.xml`}</loc></sitemap>`,
    )
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(prolog + markup`<sitemapindex xmlns="${format}">${named}</sitemapindex>`.text)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1])
    const pages = Number.isNaN(number) ? [] : await listPages(db, number - 1)
    if (pages.length === 0 && number !== 1) throw new AppError('not_found')
    const own = number === 1 ? ownPages.map((path) => entry(config.publicUrl + path)) : []
    const made = pages.map(({ path, changed_at }) => entry(config.publicUrl + path, changed_at))
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(prolog + markup`<urlset xmlns="${format}">${[...own, ...made]}</urlset>`.text)
  })
}

const entry = (address: string, changed?: Date): Markup =>
  markup`<url><loc>${address}</loc>${changed && markup`<lastmod>${changed.toISOString()}</lastmod>`}</url>`
