import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import { categoryTexts as texts } from './texts.ts'
import { useCategories } from './use-categories.ts'

/** Replaces the categories if they could not be loaded, with a button to try again. */
export function CategoriesNotLoaded({ query }: { query: ReturnType<typeof useCategories> }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta">
      <p className="font-medium text-clip">{texts.notLoaded}</p>
      <Button
        size="sm"
        busy={query.isFetching}
        busyLabel={texts.loading}
        onClick={() => void query.refetch()}
      >
        {texts.retry}
      </Button>
    </div>
  )
}

interface CategoryFilterProps {
  /** The selected category; without it, all categories are shown. */
  value: string | undefined
  onChange: (categoryId: string | undefined) => void
}

export function CategoryFilter({ value, onChange }: CategoryFilterProps): ReactNode {
  const query = useCategories()
  if (!query.data && query.isError) return <CategoriesNotLoaded query={query} />
  return (
    <FilterSelect
      label={texts.filter}
      plain
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{texts.all}</option>
      {query.data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}
