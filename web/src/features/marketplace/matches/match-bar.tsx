import type { Match } from '@patchbay/contract/marketplace/matches'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import {
  categoriesOf,
  hasDistances,
  matchOrders,
  type Arrangement,
  type MatchOrder,
} from './arrange-matches.ts'
import { barTexts as texts } from './texts.ts'

interface MatchBarProps {
  matches: readonly Match[]
  arrangement: Arrangement
  onChange: (next: Arrangement) => void
}

/** Sorts and filters the matches; only what would change something is offered. */
export function MatchBar({ matches, arrangement, onChange }: MatchBarProps): ReactNode {
  const categories = categoriesOf(matches)
  const weak = matches.filter(({ why }) => why.weak).length
  const orders = matchOrders.filter((order) => order !== 'near' || hasDistances(matches))
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      <FilterSelect
        label={texts.order}
        value={arrangement.order}
        onChange={(event) => onChange({ ...arrangement, order: event.target.value as MatchOrder })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </FilterSelect>
      {categories.length > 1 && (
        <FilterSelect
          label={texts.profession}
          value={arrangement.category}
          onChange={(event) => onChange({ ...arrangement, category: event.target.value })}
        >
          <option value="">{texts.allProfessions}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </FilterSelect>
      )}
      {weak > 0 && weak < matches.length && (
        <FilterSelect
          label={texts.weak}
          value={arrangement.isStrict ? 'strict' : ''}
          onChange={(event) => onChange({ ...arrangement, isStrict: event.target.value !== '' })}
        >
          <option value="">{texts.withWeak}</option>
          <option value="strict">{texts.withoutWeak}</option>
        </FilterSelect>
      )}
    </div>
  )
}
