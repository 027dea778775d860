import type { PublicEvent } from '@patchbay/contract/communities/event-page'
import type { PublicArticle } from '@patchbay/contract/hub/public-article'
import type { PublicPerson } from '@patchbay/contract/people/own-page'
import { initialsOf } from '../features/accounts/avatars/public.ts'
import { markup, type Markup } from '../platform/markup.ts'
import { articleMarkup } from './article-markup.ts'
import type { Present } from './public-page.ts'
import { linkButton, paragraphs } from './readable-page.ts'
import { pageTexts as texts } from './texts.ts'

const format = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(iso))

const start = (): Markup =>
  markup`<div class="mt-6">${linkButton('/auth', texts.signIn, 'primary')}</div>`

/** An event of a public community whose leader has given it a page. */
export const presentEvent: Present = (answer) => {
  const { id, title, description, community, ...event } = answer as PublicEvent
  const { startTime, endTime, timeZone, isOnline, location } = event
  const when = format(startTime, timeZone, { dateStyle: 'full', timeStyle: 'short' })
  const place = isOnline ? texts.online : location
  const day = format(startTime, timeZone, { day: 'numeric' })
  const month = format(startTime, timeZone, { month: 'short' })
  // As the web draws a ticket.
  const stub = markup`<div class="relative w-[58px] shrink-0 rounded-l-[7px] bg-raised pt-3 text-center before:absolute before:inset-y-0 before:-right-px before:border-r before:border-dashed before:border-line-strong" aria-hidden="true"><span class="label block text-accent-text">${month}</span><span class="block font-mono text-title font-semibold">${day}</span></div>`
  return {
    head: {
      title,
      description: `${when}. ${description}`,
      canonical: `/events/${id}`,
      picture: { path: `/cards/events/${id}.png`, text: title },
      data: {
        '@type': 'Event',
        name: title,
        description,
        startDate: startTime,
        endDate: endTime,
        eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: { '@type': 'Organization', name: community.name },
        ...(place && {
          location: isOnline
            ? { '@type': 'VirtualLocation' }
            : { '@type': 'Place', name: place, address: place },
        }),
      },
    },
    card: {
      kind: 'event',
      title,
      line: [
        format(startTime, timeZone, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
        place,
      ]
        .filter(Boolean)
        .join(' · '),
      day,
      month: month.toUpperCase(),
      seed: id,
    },
    body: markup`<p class="text-meta text-ink-3"><a class="hover:underline" href="${`/communities/${community.id}`}">${community.name}</a></p><h1 class="mt-2 text-head">${title}</h1><div class="mt-4 flex rounded-control border border-line bg-surface">${stub}<div class="min-w-0 flex-1 px-3.5 py-3"><p><time datetime="${startTime}">${when}</time> (${timeZone})</p><p class="text-ink-2">${place ?? ''}</p></div></div>${paragraphs(description)}<div class="mt-6 flex flex-wrap gap-2">${linkButton('/auth', texts.signIn, 'primary')}${linkButton('/events', texts.events, 'ghost')}</div>`,
  }
}

/** A person who shows the page to everybody. */
export const presentPerson: Present = (answer) => {
  const person = answer as PublicPerson
  const { id, name, bio, professions, location, website, social } = person
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
    body: markup`<img class="rounded-full" src="${person.avatarUrl}" alt="" width="80" height="80"><h1 class="mt-3 text-head">${name}</h1><p class="mt-2 text-meta text-ink-3">${facts}</p>${paragraphs(bio ?? '')}<ul class="mt-3">${links.map((link) => markup`<li><a class="underline" rel="nofollow ugc" href="${link ?? ''}">${link ?? ''}</a></li>`)}</ul>${start()}`,
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
    body: markup`<article><p class="text-meta text-ink-3">${facts}</p><h1 class="mt-2 text-head">${title}</h1><p class="mt-3 text-lead font-normal text-ink-2">${summary}</p>${articleMarkup(article.content)}</article>${start()}`,
  }
}
