import * as z from 'zod/mini'
import { route } from '../route.ts'
import { auditReason } from './audit.ts'

const articleParams = z.object({ articleId: z.uuid() })
const articlePage = z.object({ isPublic: z.boolean() })

export const getArticlePage = route('getArticlePage', {
  method: 'GET',
  path: '/staff/articles/:articleId/page',
  access: 'editor',
  summary: 'Whether everybody can read a published article.',
  params: articleParams,
  output: articlePage,
  errors: ['article_not_published'],
})

export const setArticlePage = route('setArticlePage', {
  method: 'PUT',
  path: '/staff/articles/:articleId/page',
  access: 'editor',
  summary: 'Lets everybody read a published article, or members only.',
  params: articleParams,
  body: z.object({ isPublic: z.boolean(), reason: auditReason }),
  output: articlePage,
  errors: ['article_not_published'],
})
