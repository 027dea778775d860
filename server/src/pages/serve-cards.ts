import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/action.ts'
import { AppError } from '../platform/http/app-error.ts'
import { askWithin } from '../platform/http/pages/ask-within.ts'
import { readPages } from '../platform/http/pages/page-addresses.ts'
import { forEverybody } from '../platform/limits/count-pictures.ts'
import type { CardOrder } from '../platform/pictures/picture-order.ts'
import { embeddable } from '../platform/storage/send-file.ts'
import { wantedBy } from './first-answers.ts'
import { shorten } from './head-tags.ts'
import { publicPages } from './public-pages.ts'

/** Raised when the same card would be drawn differently. */
const drawing = 1
/** About 20 kB each. A card that is dropped is drawn again when somebody asks. */
const mostCards = 200

/**
 * Serves the picture of a public page at `/cards` before the page's path, and `.png` behind it. What
 * is on it is read anew for every request, as a visitor: what is hidden or deleted has no card any
 * more. The drawing of the same words is cached in memory, and nowhere else.
 */
export function addCards(app: FastifyInstance, dist: string | undefined, services: Services): void {
  const { config, limits, pictures } = services
  const findPage = dist === undefined ? () => undefined : readPages(dist)
  const drawn = new Map<string, Promise<Uint8Array>>()

  function draw(key: string, order: CardOrder): Promise<Uint8Array> {
    const known = drawn.get(key)
    drawn.delete(key)
    // All cards wait in one turn, so that robots take no more of the worker than one person.
    const card =
      known ?? pictures.make(new Uint8Array(), order, 'cards').then(([made]) => bytesOf(made))
    drawn.set(key, card)
    card.catch(() => drawn.delete(key))
    for (const oldest of drawn.keys()) if (drawn.size > mostCards) drawn.delete(oldest)
    return card
  }

  app.get<{ Params: { '*': string } }>('/cards/*', forEverybody(limits), async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1]
    const page = name === undefined ? undefined : findPage(name === 'welcome' ? '/' : `/${name}`)
    const present = page && publicPages[page.address]
    const [wanted] = page === undefined ? [] : wantedBy('visitors', page, {})
    const given = wanted && (await askWithin(app, request, wanted, 'visitor'))
    if (given !== undefined && (given.status === 429 || given.status >= 500))
      // A robot that is told 404 would not ask for the picture again.
      throw new AppError('unavailable', undefined, { retryAfter: Number(given.retryAfter ?? 30) })
    if (present === undefined || (given !== undefined && given.status !== 200))
      throw new AppError('not_found')
    const shown = present(given && JSON.parse(given.text), config)
    if (shown === undefined) throw new AppError('not_found')
    const order: CardOrder = {
      ...shown.card,
      title: shorten(shown.card.title, 110),
      line: shorten(shown.card.line, 90),
      shape: 'card',
      product: config.productName,
    }
    const key = hash('sha256', JSON.stringify([drawing, order]), 'hex').slice(0, 24)
    const etag = `"${key}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .header('cross-origin-resource-policy', embeddable)
      .type('image/png')
      .send(Buffer.from(await draw(key, order)))
  })
}

function bytesOf(made: { readonly bytes: Uint8Array } | undefined): Uint8Array {
  if (made === undefined) throw new AppError('unavailable')
  return made.bytes
}
