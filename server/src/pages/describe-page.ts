import { getCommunity } from '@patchbay/contract/communities/communities'
import { listFeedPosts } from '@patchbay/contract/communities/feed'
import { listPosts } from '@patchbay/contract/communities/posts'
import type { ReceivedOutput, Route } from '@patchbay/contract/route'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { urlOf, type Asked, type Given } from '../platform/http/pages/ask-within.ts'
import { sessionCookie } from '../platform/http/cookies.ts'
import type { FoundPage } from '../platform/http/pages/page-addresses.ts'
import type { PageContent } from '../platform/http/pages/page-template.ts'
import type { DescribePage } from '../platform/http/pages/web-app.ts'
import type { Markup } from '../platform/markup.ts'
import { drawCommunity, drawFeed } from './draw-content.ts'
import { furtherAnswers, ofEveryPage, wantedBy } from './first-answers.ts'
import { answersOf, gather, type AskingParts, type Gathered } from './gather-answers.ts'
import { isGone } from './gone-pages.store.ts'
import { headTags, type PageHead } from './head-tags.ts'
import type { PublicPage } from './public-page.ts'
import { isChosen, publicPages } from './public-pages.ts'
import { problemPage, readablePage } from './readable-page.ts'
import type { DrawShell } from './draw-shell.ts'
import { pageTexts as texts } from './texts.ts'

export interface PageParts extends AskingParts {
  readonly config: Config
  readonly db: Database
  /** Draws the frame of the pages of members. */
  readonly drawShell: DrawShell
}

/**
 * An answer that is not there by then is left to the browser to ask for: to do that after its scripts
 * would take a phone longer.
 */
const timeout = 300
/** What a public page is about is worth more: a robot asks once. */
const publicTimeout = 2_000

/** In seconds: when a robot may try again what was not to be had. */
const pause = '30'

/** Not in time, too often, or an error of ours: another try may find it. */
const isTemporary = (main: Given | undefined): boolean =>
  main === undefined || main.status === 429 || main.status >= 500

/** What is no id names nothing; what is no filter is only ignored. */
const isMissing = ({ status }: Given, { address }: FoundPage): boolean =>
  status === 404 || (status === 400 && address.includes('$'))

/** Says what the page of a request contains, by asking what its browser will ask. */
export function createPages(parts: PageParts): DescribePage {
  return async (request, page) => {
    const isKnown = sessionCookie(request.headers.cookie, parts.config) !== undefined
    try {
      const content = isKnown ? await describeForMember(parts, request, page) : 'visitor'
      return content === 'visitor' ? await describeForVisitor(parts, request, page) : content
    } catch (error) {
      // The page works without it: the browser asks for everything itself.
      request.log.warn({ requestId: request.id, err: error }, 'a page is sent without its content')
      return isKnown ? undefined : later(parts.config, page)
    }
  }
}

/**
 * A public page without what it is about: a robot that got 200 would forget what it has listed. The
 * browser of a visitor shows the app all the same, which asks for itself.
 */
function later(config: Config, page: FoundPage | undefined, main?: Given): PageContent | undefined {
  if (page === undefined || !(page.address in publicPages)) return undefined
  return {
    status: main?.status === 429 ? 429 : 503,
    retryAfter: main?.retryAfter ?? pause,
    head: headTags({}, config),
    body: '',
    isReadable: false,
  }
}

const queryOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URL(request.url, 'http://localhost').searchParams)

const pathOf = (request: FastifyRequest): string =>
  new URL(request.url, 'http://localhost').pathname

const [sessionAsked] = ofEveryPage

/** Undefined if it is not known in time who asks. */
async function describeForMember(
  parts: PageParts,
  request: FastifyRequest,
  page: FoundPage | undefined,
): Promise<PageContent | 'visitor' | undefined> {
  const query = queryOf(request)
  const wanted = page === undefined ? [] : wantedBy('members', page, query)
  const given = await gather(parts, request, [...ofEveryPage, ...wanted], {
    within: timeout,
    further: (read) => (page === undefined ? [] : furtherAnswers(page, query, read)),
  })
  const answer = given.answerTo(sessionAsked)
  if (answer?.status !== 200) return undefined
  const session = profileOf(answer.text)
  if (session === undefined) return 'visitor'
  const main = given.answerTo(wanted[0])
  // Only staff may know that the pages of the console exist.
  const isStaffs = session.role !== 'user' && /^\/staff(\/|$)/.test(pathOf(request))
  const isUnknown = page === undefined && !isStaffs
  return {
    status: isUnknown || (main && page && isMissing(main, page)) ? 404 : 200,
    head: headTags({}, parts.config),
    body: page === undefined ? '' : parts.drawShell(page.address, firstWords(page, wanted, given)),
    isReadable: false,
    answers: answersOf(given.all()),
    cookies: given.all().flatMap(({ cookies }) => cookies),
  }
}

/** What the answers say, as far as it is drawn before the app is there. */
function firstWords(
  { address }: FoundPage,
  wanted: readonly Asked[],
  given: Gathered,
): Markup | undefined {
  const read = <R extends Route>(route: R): ReceivedOutput<R> | undefined => {
    const asked = wanted.find((one) => one.route === route)
    return asked && given.read({ ...asked, route })
  }
  if (address === '/') {
    const feed = read(listFeedPosts)
    return feed && drawFeed(feed)
  }
  const community = address === '/communities/$communityId' ? read(getCommunity) : undefined
  return community && drawCommunity(community, read(listPosts))
}

function profileOf(text: string): { readonly role: string } | undefined {
  const { session } = JSON.parse(text) as { session: { profile?: { role: string } } | null }
  return session?.profile
}

async function describeForVisitor(
  parts: PageParts,
  request: FastifyRequest,
  page: FoundPage | undefined,
): Promise<PageContent> {
  const { config, db } = parts
  const wanted = page === undefined ? [] : wantedBy('visitors', page, queryOf(request))
  const given = await gather(parts, request, [...ofEveryPage, ...wanted], {
    within: wanted.length > 0 ? publicTimeout : timeout,
  })
  const main = given.answerTo(wanted[0])
  const present = page && publicPages[page.address]
  const path = pathOf(request).replace(/(.)\/$/, '$1')
  const isAbsent = page === undefined || (main !== undefined && isMissing(main, page))
  const gone = isAbsent ? await isGone(db, path) : false
  // Of what was never public, nobody learns whether it is there: the app asks them to sign in.
  const isHidden = page !== undefined && isChosen(page.address) && main?.status === 404
  if (page === undefined || (isAbsent && (gone || !isHidden)))
    return missingPage(config, given, gone)
  const isThere = wanted.length === 0 || main?.status === 200
  const tried = isThere || !isTemporary(main) ? undefined : later(config, page, main)
  if (tried !== undefined) return tried
  const shown = isThere ? present?.(main && JSON.parse(main.text), config) : undefined
  // What robots may not read does not stand in the page at all, not even as an answer.
  const sent = shown ? given.all() : given.all().filter(({ url }) => isOfEveryPage(url))
  return {
    status: 200,
    ...parted(config, shown),
    isComplete: shown !== undefined && isChosen(page.address),
    answers: answersOf(sent),
    cookies: given.all().flatMap(({ cookies }) => cookies),
  }
}

const isOfEveryPage = (url: string): boolean => ofEveryPage.some((one) => urlOf(one) === url)

const parted = (
  config: Config,
  shown: PublicPage | undefined,
): Pick<PageContent, 'head' | 'body' | 'isReadable'> => ({
  head: headTags(shown?.head ?? {}, config),
  body:
    shown === undefined
      ? ''
      : readablePage(config.productName, shown.body, {
          isWide: shown.isWide,
          path: shown.head.canonical,
        }),
  isReadable: shown !== undefined,
})

function missingPage(config: Config, given: Gathered, gone: boolean): PageContent {
  const title = gone ? texts.gone : texts.notFound
  const head: PageHead = { title }
  return {
    status: gone ? 410 : 404,
    head: headTags(head, config),
    body: problemPage(config.productName, title, gone ? texts.goneLine : texts.notFoundLine),
    isReadable: true,
    answers: answersOf(given.all()),
  }
}
