import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { plainText } from '@patchbay/contract/formatted-text'
import { markup, type Markup } from '../platform/markup.ts'

// Where and how the web itself draws it, in few words: the app takes its place a moment later. The
// classes are those of the web's components: the styles contain no others.

type Posts = { readonly posts: readonly CommunityPost[] } | undefined

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

function postWords(post: CommunityPost, isHome: boolean): Markup {
  const { title, content, author, community } = post
  const heading = title
    ? markup`<p class="mb-1 text-lead font-semibold break-words">${title}</p>`
    : undefined
  const place = isHome ? markup`<p class="text-meta text-ink-2">${community.name}</p>` : undefined
  return markup`<div class="border-b border-line px-4 pt-4 pb-2 md:px-5"><div class="flex gap-3"><div class="skeleton size-10 shrink-0 rounded-full"></div><div class="min-w-0 flex-1"><p class="font-semibold">${author.displayName ?? ''}</p>${place}</div></div><div class="mt-3 md:pl-[52px]">${heading}<div class="max-w-[68ch]"><p dir="auto" class="line-clamp-6 break-words whitespace-pre-wrap">${plainText(content).slice(0, mostLetters)}</p></div>${pictureOf(post)}</div><div class="mt-1.5 h-11"></div></div>`
}

/** What somebody has written whom the viewer has blocked is folded away. */
const wordsOf = (given: Posts, isHome: boolean): readonly Markup[] =>
  (given?.posts ?? [])
    .slice(0, mostPosts)
    .map((post) =>
      post.authorBlocked ? markup`<div class="skeleton m-4 h-10"></div>` : postWords(post, isHome),
    )

const composer = markup`<div class="flex items-center gap-3 border-b border-line px-4 py-3 md:px-5"><div class="skeleton size-9 shrink-0 rounded-full"></div><div class="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface md:h-10"></div></div>`

/** The feed, below the places of the wordmark and the tabs. */
export const drawFeed = (given: Posts): Markup =>
  markup`<div class="mx-auto max-w-[680px] xl:grid xl:max-w-[1000px] xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8"><div class="min-w-0 border-line md:min-h-(--screen) md:border-x"><div class="h-14 md:hidden"></div><div class="h-[49px] border-b border-line md:h-[57px]"></div>${composer}${wordsOf(given, true)}</div></div>`

/** The head of a community, and its discussions if the viewer sees them; a phone has events between. */
export function drawCommunity(community: Community, given: Posts): Markup {
  const { name, description, coverImage, can } = community
  const art = coverImage
    ? markup`<img class="size-full object-cover" alt="" src="${coverImage}">`
    : markup`<div class="skeleton size-full"></div>`
  const head = markup`<div class="relative mx-auto h-28 max-w-[1000px] overflow-hidden md:h-36 xl:mt-5 xl:rounded-card">${art}</div><div class="mx-auto max-w-[1000px] px-4 pt-4 pb-5 md:px-5 md:pt-5 xl:px-0"><p class="text-head font-semibold break-words md:text-display">${name}</p><div class="mt-2 h-12"></div><p dir="auto" class="mt-3 max-w-[68ch] text-pretty break-words whitespace-pre-line text-ink-2">${description}</p></div>`
  if (!can.seeInside) return head
  return markup`${head}<div class="mx-auto max-w-[1000px] border-line md:grid md:grid-cols-[minmax(0,1fr)_300px] md:border-t xl:grid-cols-[minmax(0,1fr)_344px]"><div class="min-w-0 border-line max-md:border-t md:col-start-1 md:row-start-1 md:min-h-(--screen) md:border-r xl:border-l"><div class="hidden md:block"><div class="min-h-[53px] border-b border-line"></div>${composer}${wordsOf(given, false)}</div></div></div>`
}
