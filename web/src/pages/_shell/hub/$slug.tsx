import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticleContents, ArticlePage } from '../../../features/hub/articles/public.ts'
import { Home } from '../../../features/communities/feed/public.ts'

export const Route = createFileRoute('/_shell/hub/$slug')({
  component: OneArticle,
  staticData: { visitors: 'redirect' },
})

function OneArticle(): ReactNode {
  const { slug } = Route.useParams()
  return (
    <Home
      shown="hub"
      named
      hub={{
        panel: <ArticlePage key={slug} slug={slug} />,
        beside: <ArticleContents key={slug} slug={slug} />,
      }}
    />
  )
}
