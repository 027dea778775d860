import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { CategoriesNotLoaded } from './category-filter.tsx'
import { categoryTexts as texts } from './texts.ts'
import { useCategories } from './use-categories.ts'

interface CategoryFieldProps {
  value: string
  onChange: (categoryId: string) => void
  error: string | undefined
  disabled: boolean
}

/** The category of a post; nothing is chosen at first. */
export function CategoryField({ value, onChange, error, disabled }: CategoryFieldProps): ReactNode {
  const query = useCategories()
  if (!query.data && query.isError) return <CategoriesNotLoaded query={query} />
  return (
    <SelectField
      label={texts.filter}
      name="categoryId"
      value={value}
      error={error}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{query.data ? texts.choose : texts.loading}</option>
      {query.data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
