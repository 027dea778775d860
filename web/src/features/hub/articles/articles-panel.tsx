import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import type { ArticlesProps } from './articles-props.ts'
import { ArticlesSkeleton } from './articles-skeleton.tsx'
import { articlesTexts as texts } from './texts.ts'

const importPanel = () => import('./loaded-articles.tsx').then((module) => module.LoadedArticles)

/** The Information Hub. Its script is loaded lazily. */
export function ArticlesPanel(props: ArticlesProps): ReactNode {
  return (
    <LazyPart importPart={importPanel} part={props}>
      <Loading text={texts.loading}>
        <ArticlesSkeleton />
      </Loading>
    </LazyPart>
  )
}
