import * as z from 'zod/mini'
import { slug } from './articles.ts'
import { route } from '../route.ts'

/** An article as everybody reads it, without likes and comments. */
export const publicArticle = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Markdown, without HTML. */
  content: z.string(),
  category: z.string(),
  author: z.nullable(z.string()),
  readingMinutes: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type PublicArticle = z.infer<typeof publicArticle>

export const getPublicArticle = route('getPublicArticle', {
  method: 'GET',
  path: '/public/articles/:slug',
  access: 'public',
  summary: 'An article that an editor has marked for everybody.',
  params: z.object({ slug }),
  output: publicArticle,
  errors: ['article_not_found'],
})
