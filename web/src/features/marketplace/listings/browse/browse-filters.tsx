import { filtersOf } from '@patchbay/contract/marketplace/listing-address'
import { listingOrders } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FilterSelect } from '../../../../ui/fields/filter-select.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { foldedInUse, isFiltered, type Filters } from './filters.ts'
import type { FilterChange } from './search.ts'
import { browseTexts as texts } from '../texts.ts'

const MoreFilters = lazyPart(() => import('../lazy-parts.ts').then((module) => module.MoreFilters))

interface BrowseFiltersProps {
  filters: Filters
  onChange: (filters: Filters, typing: boolean) => void
}

/** The two most used filters, and a button that opens the others. */
export function BrowseFilters({ filters, onChange }: BrowseFiltersProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  const change = (changes: FilterChange, typing = false): void =>
    onChange(filtersOf({ ...filters, ...changes }), typing)
  const inUse = foldedInUse(filters)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of two years ago do not know <search>
    <form role="search" aria-label={texts.heading} onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
        <FilterSelect
          label={texts.profession}
          value={filters.profession ?? ''}
          onChange={(event) => change({ profession: event.target.value })}
        >
          <option value="">{texts.allProfessions}</option>
          {professions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={texts.sort}
          value={filters.sort ?? 'newest'}
          onChange={(event) => change({ sort: event.target.value })}
        >
          {listingOrders.map((order) => (
            <option
              key={order}
              value={order}
              disabled={order === 'nearest' && filters.place === undefined}
            >
              {texts.order(order)}
            </option>
          ))}
        </FilterSelect>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {/* On phones the icon stands for it, so that all three share a line. */}
          <span className="max-md:sr-only">{texts.filters}</span>
          {inUse > 0 && (
            <>
              <span aria-hidden="true">
                <Readout tone="strong">{inUse}</Readout>
              </span>
              <span className="sr-only">{texts.inUse(inUse)}</span>
            </>
          )}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <div className="mt-2 rounded-card border border-line bg-surface p-4">
            <LazyPart fallback={<div className="h-96 md:h-52" />}>
              <MoreFilters filters={filters} onChange={change} />
            </LazyPart>
          </div>
        )}
      </div>
      {isFiltered(filters) && (
        <div className="-mb-2 pt-2">
          <Button variant="ghost" size="sm" onClick={() => onChange({}, false)}>
            {texts.clear}
          </Button>
        </div>
      )}
    </form>
  )
}
