import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import type { ArticlesProps } from './articles-props.ts'
import { articlesTexts as texts } from './texts.ts'
import { useArticleCategories } from './use-article-categories.ts'

export function CategoryFilter({ category, onCategory }: ArticlesProps): ReactNode {
  const { data, isError, isFetching, refetch } = useArticleCategories()
  if (!data && isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-meta">
        <p className="font-medium text-clip">{texts.categoriesNotLoaded}</p>
        <Button
          size="sm"
          busy={isFetching}
          busyLabel={texts.loadingMore}
          onClick={() => void refetch()}
        >
          {texts.retry}
        </Button>
      </div>
    )
  return (
    <FilterSelect
      label={texts.category}
      plain
      value={category ?? ''}
      onChange={(event) => onCategory(event.target.value || undefined)}
    >
      <option value="">{texts.all}</option>
      {data?.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}
