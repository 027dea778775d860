import { plainText } from '@patchbay/contract/formatted-text'
import type { PublicArticle } from '@patchbay/contract/hub/public-article'
import type { PublicPerson } from '@patchbay/contract/people/own-page'
import { initialsOf } from '../features/accounts/avatars/public.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { articleMarkup } from './article-markup.ts'
import { icon } from './icons.ts'
import type { Present } from './public-page.ts'
import { linkButton, paragraphs, signInPath } from './readable-page.ts'
import { pageTexts as texts } from './texts.ts'

/** Signing in leads back to the page. */
const start = (path: string): Markup =>
  markup`<div class="mt-6">${linkButton(signInPath(path), texts.signIn, 'primary')}</div>`

/** As the app draws the head of a profile. */
const personHead = ({ name, avatarUrl, location, professions }: PublicPerson): Markup => {
  const place = location
    ? markup`<p class="mt-1 flex min-w-0 items-start gap-1 text-meta text-ink-2">${icon('place', 'mt-0.5 size-3.5 shrink-0')}<bdi class="min-w-0 break-words">${location}</bdi></p>`
    : undefined
  const tags = professions.map(
    (one) =>
      markup`<li class="max-w-full min-w-0"><span class="label inline-flex min-h-5 max-w-full items-center gap-1 rounded-tag border border-line px-1.5 text-ink-2"><bdi class="wrap-anywhere">${one}</bdi></span></li>`,
  )
  return markup`<div class="flex items-start gap-4"><img class="shrink-0 rounded-full" src="${avatarUrl}" alt="" width="88" height="88"><div class="min-w-0 flex-1 pt-1"><h1 class="text-head break-words"><bdi>${name}</bdi></h1>${place}<ul class="mt-2.5 flex flex-wrap gap-1.5">${tags}</ul></div></div>`
}

const linkList = (links: readonly (string | null | undefined)[]): Markup | undefined =>
  links.length === 0
    ? undefined
    : markup`<ul class="mt-3">${links.map((link) => markup`<li><a class="underline" rel="nofollow ugc" href="${link ?? ''}">${link ?? ''}</a></li>`)}</ul>`

/** What else there is, for those who sign in. */
const invitation = ({ id, name }: PublicPerson): Markup =>
  markup`<section class="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line bg-surface p-4 md:p-5"><p class="min-w-0 flex-1 break-words">${texts.signedInYouSee(name)}</p>${linkButton(signInPath(`/users/${id}`), texts.signIn, 'primary')}</section>`

/** A person who shows the page to everybody. */
export const presentPerson: Present = (answer) => {
  const person = answer as PublicPerson
  const { id, name, professions, location, website, social } = person
  const bio = person.bio && plainText(person.bio)
  const links = [website, ...Object.values(social)].filter((link) => link !== null && link !== '')
  const facts = [...professions, ...(location === null ? [] : [location])].join(' · ')
  return {
    head: {
      title: name,
      description: bio ?? facts,
      canonical: `/users/${id}`,
      kind: 'profile',
      picture: { path: `/cards/users/${id}.png`, text: name },
      data: {
        '@type': 'Person',
        name,
        ...(bio && { description: bio }),
        ...(professions.length > 0 && { jobTitle: professions.join(', ') }),
        ...(location && { homeLocation: { '@type': 'Place', name: location } }),
        ...(links.length > 0 && { sameAs: links }),
      },
    },
    card: { kind: 'person', title: name, line: facts, letters: initialsOf(name), seed: id },
    body: markup`${personHead(person)}${paragraphs(bio ?? '')}${linkList(links)}${invitation(person)}`,
  }
}

/** An article that an editor has marked for everybody. */
export const presentArticle: Present = (answer, { productName }) => {
  const article = answer as PublicArticle
  const { slug, title, summary, author, category, createdAt, updatedAt } = article
  const facts = [category, texts.minutes(article.readingMinutes), author]
    .filter(Boolean)
    .join(' · ')
  return {
    head: {
      title,
      description: summary,
      canonical: `/hub/${slug}`,
      kind: 'article',
      picture: { path: `/cards/hub/${slug}.png`, text: title },
      data: {
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: createdAt,
        dateModified: updatedAt,
        ...(author && { author: { '@type': 'Person', name: author } }),
        publisher: { '@type': 'Organization', name: productName },
      },
    },
    card: { kind: 'article', title, line: facts, seed: slug },
    body: markup`<article><p class="text-meta text-ink-3">${facts}</p><h1 class="mt-2 text-head">${title}</h1><p class="mt-3 text-lead font-normal text-ink-2">${summary}</p>${articleMarkup(article.content)}</article>${start(`/hub/${slug}`)}`,
  }
}
