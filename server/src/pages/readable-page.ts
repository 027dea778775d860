import { markup, type Markup } from '../platform/markup.ts'
import { pageTexts as texts } from './texts.ts'

// The classes are those of the web's own components: the styles contain no others.

const logo = markup`<svg viewBox="0 0 28 28" class="size-7 shrink-0" aria-hidden="true"><rect width="28" height="28" rx="7" class="fill-accent"/><g class="fill-none stroke-on-accent" stroke-width="2.4" stroke-linecap="round"><circle cx="8.4" cy="9" r="2.7"/><circle cx="19.6" cy="19" r="2.7"/><path d="M8.4 11.7c0 8 11.2-3.4 11.2 4.6"/></g></svg>`

const button =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap'
const looks = {
  primary: `${button} border border-transparent bg-accent text-on-accent hover:bg-accent-hover`,
  secondary: `${button} border border-line bg-raised text-ink hover:border-line-strong`,
  ghost: `${button} border border-transparent text-ink-2 hover:bg-raised hover:text-ink`,
} as const
const sizes = { md: 'h-11 px-4 text-body md:h-10', lg: 'h-12 px-5 text-body' } as const

interface LinkButtonOptions {
  readonly size?: keyof typeof sizes
  readonly icon?: Markup
  /** As wide as its container. */
  readonly full?: boolean
}

export const linkButton = (
  href: string,
  text: string,
  look: keyof typeof looks,
  { size = 'lg', icon, full = false }: LinkButtonOptions = {},
): Markup =>
  markup`<a href="${href}" class="${looks[look]} ${sizes[size]}${full ? ' w-full' : ''}">${icon}${text}</a>`

/** The sign-in page, which leads back to a page of ours. */
export const signInPath = (path: string): string =>
  `/auth?${new URLSearchParams({ to: path }).toString()}`

const skipLink = markup`<a href="#main" class="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-semibold focus:text-on-accent">${texts.skip}</a>`

const columns = {
  head: 'mx-auto flex h-14 w-full max-w-[1120px] shrink-0 items-center gap-1 pr-1.5 pl-4 md:h-[72px] md:px-8',
  wideHead:
    'mx-auto flex h-14 w-full max-w-[1000px] shrink-0 items-center gap-1 px-4 md:px-5 xl:px-0',
  narrow: 'mx-auto flex w-full max-w-[680px] flex-1 flex-col px-4 py-6',
  wide: 'mx-auto w-full max-w-[1000px] flex-1 px-4 pb-10 md:px-5 xl:px-0',
} as const

interface ReadableOptions {
  readonly isWide?: boolean | undefined
  /** Its own address, to come back to. */
  readonly path?: string | undefined
}

/** The layout of the pages that visitors read, as the web draws it without navigation. */
export const readablePage = (
  product: string,
  content: Markup,
  { isWide = false, path }: ReadableOptions = {},
): string => {
  const to = path === undefined ? '/auth' : signInPath(path)
  // Its border ends where the second column does.
  const signIn = isWide
    ? linkButton(to, texts.signIn, 'secondary', { size: 'md' })
    : linkButton(to, texts.signIn, 'ghost')
  return markup`<div class="flex min-h-(--screen) flex-col">
${skipLink}
<header class="${columns[isWide ? 'wideHead' : 'head']}">
<a href="/" aria-label="${texts.home(product)}" class="flex"><span class="inline-flex items-center gap-2">${logo}<span class="text-lead font-bold tracking-[-.02em]">${product}</span></span></a>
<div class="ml-auto flex items-center gap-1">${signIn}</div>
</header>
<main id="main" tabindex="-1" class="${columns[isWide ? 'wide' : 'narrow']}">
${content}
</main>
</div>`.text
}

/** Paragraphs of a text that a person has written. */
export const paragraphs = (text: string): readonly Markup[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => markup`<p class="mt-3 whitespace-pre-line text-ink-2">${part.trim()}</p>`)

/** A page that only says what is wrong. */
export const problemPage = (product: string, title: string, line: string): string =>
  readablePage(
    product,
    markup`<div class="mx-auto flex max-w-[26rem] flex-col items-center px-6 py-16 text-center"><h1 class="text-head">${title}</h1><p class="mt-2 text-balance text-ink-2">${line}</p><div class="mt-6">${linkButton('/', texts.toHome, 'primary')}</div></div>`,
  )
