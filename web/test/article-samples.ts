import type { Article, ArticleCard } from '@patchbay/contract/hub/articles'
import type { ArticleComment } from '@patchbay/contract/hub/comments'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { inHours, person, sampleId } from './inside-samples.ts'

const editor = person(21, 'Lena Fischer', true)

export const articleCategory = (slug: string) => ({
  id: sampleId(600 + slug.length),
  name: slug.replace(/^./, (letter) => letter.toUpperCase()),
  slug,
})

export const articleCard = (changes: Partial<ArticleCard> = {}): ArticleCard => ({
  id: sampleId(700),
  slug: 'reading-a-sync-licence',
  title: 'Reading a sync licence before you sign it',
  summary: 'Two permissions on one page.',
  coverImage: null,
  category: articleCategory('business'),
  readingMinutes: 4,
  likeCount: 48,
  likedByMe: false,
  replyCount: 0,
  createdAt: '2026-11-12T12:00:00.000Z',
  updatedAt: '2026-11-12T12:00:00.000Z',
  ...changes,
})

export const article = (changes: Partial<Article> = {}): Article => ({
  ...articleCard(),
  authorId: editor.id,
  author: editor,
  content: 'A sync licence is *two* permissions.\n\n## The words to find\n\nTerm and territory.',
  ...changes,
})

export const comment = (changes: Partial<ArticleComment> = {}): ArticleComment => ({
  id: sampleId(800),
  articleId: sampleId(700),
  authorId: sampleId(13),
  author: person(13, 'Kit Harrow'),
  authorBlocked: false,
  content: 'Who files the cue sheet?',
  answers: null,
  likeCount: 2,
  likedByMe: false,
  reactions: [],
  myReaction: null,
  createdAt: inHours(-4),
  updatedAt: inHours(-4),
  editedBy: null,
  can: { edit: false, delete: false, report: true },
  ...changes,
})

type Handlers = NonNullable<Parameters<typeof fakeServer>[0]>

/** A signed-in person, and one article without comments. */
export const hubServer = (handlers: Handlers = {}): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /articles': () => ({ articles: [articleCard()], nextCursor: null }),
    'GET /articles/categories': () => ({ categories: [articleCategory('business')] }),
    'GET /articles/reading-a-sync-licence': () => article(),
    [`GET /articles/${sampleId(700)}/comments`]: () => ({ comments: [], nextCursor: null }),
    ...handlers,
  })
