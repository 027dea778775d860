import type { Article, ArticleCard, listArticles } from '@patchbay/contract/hub/articles'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** All query keys of articles. */
export const articleKeys = {
  /** Every list, of any category. */
  lists: ['articles'] as const,
  list: (category: string | undefined) => ['articles', category ?? null] as const,
  one: (slug: string) => ['article', slug] as const,
  categories: ['article-categories'] as const,
}

type Pages = InfiniteData<ReceivedOutput<typeof listArticles>>
type Counts = Pick<ArticleCard, 'likeCount' | 'likedByMe' | 'replyCount'>

/** The article as a list has it, until it is fetched by itself. */
export const findCard = (client: QueryClient, slug: string): ArticleCard | undefined =>
  client
    .getQueriesData<Pages>({ queryKey: articleKeys.lists })
    .flatMap(([, lists]) => lists?.pages ?? [])
    .flatMap(({ articles }) => articles)
    .find((card) => card.slug === slug)

/** Sets the likes as the server has answered them. Fetches only if an older answer may follow. */
export function setArticleLikes(
  client: QueryClient,
  article: Pick<Article, 'slug'>,
  likes: Pick<Article, 'likeCount' | 'likedByMe'>,
): void {
  changeArticle(client, article, () => likes)
  const keys = [articleKeys.one(article.slug), articleKeys.lists]
  if (keys.some((queryKey) => client.isFetching({ queryKey }) > 0)) renewArticle(client, article)
}

/** Fetches again; a running request may be older than the change. */
export function renewArticle(client: QueryClient, { slug }: Pick<Article, 'slug'>): void {
  void client.invalidateQueries({ queryKey: articleKeys.one(slug) })
  void client.invalidateQueries({ queryKey: articleKeys.lists })
}

/** Changes the article in every list and on its own page. */
export function changeArticle(
  client: QueryClient,
  { slug }: Pick<Article, 'slug'>,
  change: (known: Counts) => Partial<Counts>,
): void {
  client.setQueryData<Article>(
    articleKeys.one(slug),
    (article) => article && { ...article, ...change(article) },
  )
  client.setQueriesData<Pages>(
    { queryKey: articleKeys.lists },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          articles: page.articles.map((card) =>
            card.slug === slug ? { ...card, ...change(card) } : card,
          ),
        })),
      },
  )
}
