import { randomUUID } from 'node:crypto'
import type { JobServices } from '../../../platform/jobs/job.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { OpenWeb } from '../../../platform/outbound/open-web.ts'
import { visit, VisitError, type VisitOptions } from '../../../platform/outbound/visit.ts'
import { formatOf } from '../../../platform/pictures/picture-formats.ts'
import { plainLine } from './html-text.ts'
import { playerOf } from './music-players.ts'
import { readPage, type ReadPage } from './read-page.ts'
import { ownHostsOf } from './preview-jobs.ts'
import { insertPreview, type KnownPreview } from './previews.store.ts'

/** Only this much of a page is read: what it says of itself stands at its beginning. */
const pageBytes = 512 * 1024
const pictureBytes = 5 * 1024 * 1024
/** The whole visit of a page, and then that of its picture, may last this long. */
const pageSeconds = 8
const pictureSeconds = 8
/** The longer side of a picture. */
const pictureSize = 640
/** A smaller one is an icon or a counter of visits. */
const smallestPicture = 32
const longest = { title: 160, description: 280, site: 60 }

const hour = 3_600_000
/** How long the next link to the page gets the same preview. */
const freshFor = { read: 7 * 24 * hour, refused: 24 * hour, silent: hour / 6 }

export const pictureFolder = 'link-previews/'
export const pictureKey = (id: string): string => `${pictureFolder}${id}.webp`

const pageTypes = ['text/html', 'application/xhtml+xml']
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Reads what a page says of itself, and stores it; also that there is nothing to show. */
export async function visitLink(
  services: JobServices,
  web: OpenWeb,
  url: string,
  signal: AbortSignal,
): Promise<KnownPreview> {
  // Everybody who shares this link gets the same id, so the id must not tell when the first one
  // did.
  const id = randomUUID()
  const site = new URL(url).hostname.replace(/^www\./, '')
  const fetchedAt = services.now()
  const until = (milliseconds: number): Date => new Date(fetchedAt.getTime() + milliseconds)
  const none = { id, url, title: null, description: null, site, picture: null, player: null }
  const options = optionsFor(services, web)
  try {
    const page = await readPage(url, {
      ...options,
      types: pageTypes,
      maxBytes: pageBytes,
      cuts: true,
      signal: within(pageSeconds, signal),
    })
    const title = plainLine(page.title, longest.title)
    if (title === undefined) {
      await insertPreview(services.db, { ...none, fetchedAt, freshUntil: until(freshFor.refused) })
      return { id, isShown: false }
    }
    await insertPreview(services.db, {
      id,
      url,
      title,
      description: plainLine(page.description, longest.description) ?? null,
      site: plainLine(page.site, longest.site) ?? site,
      picture: await copyPicture(services, options, page, id, signal),
      player: playerOf(url, page.metas) ?? null,
      fetchedAt,
      freshUntil: until(freshFor.read),
    })
    return { id, isShown: true }
  } catch (error) {
    // The node stops: another one visits it.
    if (signal.aborted || !(error instanceof VisitError)) throw error
    const freshUntil = until(error.lasting ? freshFor.refused : freshFor.silent)
    await insertPreview(services.db, { ...none, fetchedAt, freshUntil })
    return { id, isShown: false }
  }
}

type VisitorOptions = Pick<VisitOptions, 'web' | 'ownHosts' | 'userAgent'>

/** Says who visits, and where to read about us. */
const optionsFor = ({ config }: JobServices, web: OpenWeb): VisitorOptions => ({
  web,
  ownHosts: ownHostsOf(config),
  userAgent: `${config.productName.replaceAll(/[^\w.-]/g, '') || 'Patchbay'}-LinkPreview/1.0 (+${config.publicUrl})`,
})

const within = (seconds: number, signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)])

/** A picture that cannot be had is left out; the preview is shown without it. */
async function copyPicture(
  { storage, pictures }: JobServices,
  options: VisitorOptions,
  { picture: address }: ReadPage,
  id: string,
  signal: AbortSignal,
): Promise<{ key: string; width: number; height: number } | null> {
  if (address === undefined) return null
  try {
    const { bytes } = await visit(address, {
      ...options,
      types: pictureTypes,
      maxBytes: pictureBytes,
      cuts: false,
      signal: within(pictureSeconds, signal),
    })
    if (formatOf(bytes) === undefined) return null
    const [made] = await pictures.make(bytes, { shape: 'whole', sizes: [pictureSize] })
    if (made === undefined || Math.min(made.width, made.height) < smallestPicture) return null
    const key = pictureKey(id)
    await storage.put(key, made.bytes)
    return { key, width: made.width, height: made.height }
  } catch (error) {
    if (signal.aborted) throw error
    const isUnreadable = error instanceof AppError && error.code === 'unreadable_picture'
    if (error instanceof VisitError || isUnreadable) return null
    throw error
  }
}
