import { noGenre } from '@patchbay/contract/accounts/genres'
import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { nameOf } from '@patchbay/contract/people/person-name'
import { plainText } from '@patchbay/contract/formatted-text'
import { isLong } from '@patchbay/contract/long-text'
import { markup, type Markup } from '../platform/markup.ts'
import { icon } from './icons.ts'
import { pageTexts as texts } from './texts.ts'

// Where and how the web itself draws it, in few words: the app takes its place a moment later. The
// classes are those of the web's components: the styles contain no others.

type Posts = { readonly posts: readonly CommunityPost[] } | undefined

type Feed = NonNullable<Posts> & { readonly communities: number }

/** As many as a tall screen shows. */
const mostPosts = 6
/** More is cut on screen, and stands in the answers anyway. */
const mostLetters = 600

/** A picture alone has its own shape, which keeps its place; several are left to the app. */
function pictureOf({ attachments }: CommunityPost): Markup | undefined {
  const pictures = (attachments ?? []).filter(
    ({ kind, signedUrl }) => kind === 'picture' && signedUrl,
  )
  const [{ signedUrl, width, height } = {}] = pictures
  if (pictures.length !== 1 || !signedUrl || !width || !height) return undefined
  return markup`<div class="mt-3"><div class="grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-2"><div class="grid w-full gap-1 overflow-hidden rounded-control border border-line"><img class="w-full" alt="" src="${signedUrl}" width="${String(width)}" height="${String(height)}"></div></div></div>`
}

const tag = (words: Markup): Markup =>
  markup`<span class="label inline-flex h-5 max-w-full items-center gap-1 rounded-tag border border-line px-1.5 whitespace-nowrap text-ink-2">${words}</span>`

/** Who wrote it, and where and about what. */
function postHead({ author, community, category }: CommunityPost, isHome: boolean): Markup {
  const place = markup`<p class="flex min-h-6 min-w-0 items-center gap-1.5 text-meta text-ink-2"><span class="skeleton size-4 shrink-0"></span><bdi class="truncate">${community.name}</bdi></p>`
  return markup`<div class="flex gap-3"><div class="skeleton size-10 shrink-0 rounded-full"></div><div class="min-w-0 flex-1"><p class="font-semibold">${nameOf(author)}</p><div class="flex flex-wrap items-center gap-x-2 gap-y-1">${isHome ? place : undefined}${tag(markup`<bdi class="truncate">${category.name}</bdi>`)}</div></div></div>`
}

/** A long text is cut, with a button below it. */
function postText({ content }: CommunityPost): Markup {
  const text = plainText(content)
  const words = markup`<p dir="auto" class="break-words whitespace-pre-wrap">${text.slice(0, mostLetters)}</p>`
  return isLong(content)
    ? markup`<div class="line-clamp-6">${words}</div><div class="h-11 md:h-8"></div>`
    : words
}

function postWords(post: CommunityPost, isHome: boolean): Markup {
  const heading = post.title
    ? markup`<p class="mb-1 text-lead font-semibold break-words">${post.title}</p>`
    : undefined
  return markup`<div class="border-b border-line px-4 pt-4 pb-2 md:px-5">${postHead(post, isHome)}<div class="mt-3 md:pl-[52px]">${heading}<div class="max-w-[68ch]">${postText(post)}</div>${pictureOf(post)}<div class="mt-1.5 h-11 md:h-9"></div></div></div>`
}

/** What somebody has written whom the viewer has blocked is folded away. */
const wordsOf = (given: Posts, isHome: boolean): readonly Markup[] =>
  (given?.posts ?? [])
    .slice(0, mostPosts)
    .map((post) =>
      post.authorBlocked ? markup`<div class="skeleton m-4 h-10"></div>` : postWords(post, isHome),
    )

const composer = markup`<div class="flex items-center gap-3 border-b border-line px-4 py-3 md:px-5"><div class="skeleton size-9 shrink-0 rounded-full"></div><div class="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface md:h-10"></div></div>`

/** In place of posts, what is suggested: it has a script of its own. */
const starter = markup`<div class="p-4 md:p-5"><div class="skeleton h-72 rounded-card"></div></div>`

/** The feed, below the places of the wordmark and the tabs. Who is in no community writes nowhere. */
export const drawFeed = (given: Feed): Markup =>
  markup`<div class="mx-auto max-w-[680px] xl:grid xl:max-w-[1000px] xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8"><div class="min-w-0 border-line md:min-h-(--screen) md:border-x"><div class="h-14 md:hidden"></div><div class="h-[49px] border-b border-line md:h-[57px]"></div>${given.communities === 0 ? undefined : composer}${given.posts.length === 0 ? starter : wordsOf(given, true)}</div></div>`

/** As the web writes it between facts in one line. */
const between = '\u00a0\u00a0·\u00a0 '

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** In as many lines as in the app. */
function factsOf(community: Community): Markup {
  const { isPrivate, memberCount, location, locationEnabled, createdAt, genres, can } = community
  // A list opens from it.
  const count = can.seeInside ? 'inline-flex min-h-6 items-center' : ''
  const place =
    locationEnabled && location
      ? markup`<span class="flex min-w-0 items-center gap-1.5">${icon('place', 'size-3.5 shrink-0 text-ink-3')}<bdi class="min-w-0 break-words">${location}</bdi></span>`
      : undefined
  const named = genres.filter((genre) => genre !== noGenre)
  const line = named.length > 0 ? markup`<p class="mt-1">${named.join(between)}</p>` : undefined
  return markup`<div class="mt-2 text-meta text-ink-2"><div class="flex flex-wrap items-center gap-x-4 gap-y-1">${tag(markup`${isPrivate ? texts.private : texts.public}`)}<span class="${count} whitespace-nowrap">${texts.members(memberCount)}</span><span class="w-full md:hidden"></span>${place}<span>${texts.created} ${month.format(new Date(createdAt))}</span></div>${line}</div>`
}

/** The head of a community, and its discussions if the viewer sees them; a phone has events between. */
export function drawCommunity(community: Community, given: Posts): Markup {
  const { name, description, coverImage, can } = community
  const art = coverImage
    ? markup`<img class="size-full object-cover" alt="" src="${coverImage}">`
    : markup`<div class="skeleton size-full"></div>`
  const head = markup`<div class="relative mx-auto h-28 max-w-[1000px] overflow-hidden md:h-36 xl:mt-5 xl:rounded-card">${art}</div><div class="mx-auto max-w-[1000px] px-4 pt-4 pb-5 md:px-5 md:pt-5 xl:px-0"><p class="text-head font-semibold break-words md:text-display">${name}</p>${factsOf(community)}<p dir="auto" class="mt-3 max-w-[68ch] text-pretty break-words whitespace-pre-line text-ink-2">${description}</p><div class="mt-3 h-7"></div></div>`
  if (!can.seeInside) return head
  return markup`${head}<div class="mx-auto max-w-[1000px] border-line md:grid md:grid-cols-[minmax(0,1fr)_300px] md:border-t xl:grid-cols-[minmax(0,1fr)_344px]"><div class="min-w-0 border-line max-md:border-t md:col-start-1 md:row-start-1 md:min-h-(--screen) md:border-r xl:border-l"><div class="hidden md:block"><div class="min-h-[53px] border-b border-line"></div>${composer}${wordsOf(given, false)}</div></div></div>`
}
