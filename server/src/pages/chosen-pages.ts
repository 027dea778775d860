import { plainText } from '@patchbay/contract/formatted-text'
import type { PublicArticle } from '@patchbay/contract/hub/public-article'
import type { PublicPerson } from '@patchbay/contract/people/own-page'
import { initialsOf } from '../features/accounts/avatars/public.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { articleMarkup } from './article-markup.ts'
import type { Present } from './public-page.ts'
import { linkButton, paragraphs, signInPath } from './readable-page.ts'
import { pageTexts as texts } from './texts.ts'

/** Signing in leads back to the page. */
const start = (path: string): Markup =>
  markup`<div class="mt-6">${linkButton(signInPath(path), texts.signIn, 'primary')}</div>`

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
    body: markup`<img class="rounded-full" src="${person.avatarUrl}" alt="" width="80" height="80"><h1 class="mt-3 text-head">${name}</h1><p class="mt-2 text-meta text-ink-3">${facts}</p>${paragraphs(bio ?? '')}<ul class="mt-3">${links.map((link) => markup`<li><a class="underline" rel="nofollow ugc" href="${link ?? ''}">${link ?? ''}</a></li>`)}</ul>${start(`/users/${id}`)}`,
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
