import { professions } from '@patchbay/contract/accounts/profile-choices'
import { personOrders, type PeopleFacets } from '@patchbay/contract/search/directory'
import { facetsOf, isNarrowed } from '@patchbay/contract/search/directory-address'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { foldedInUse, type FacetChange } from './facets.ts'
import { directoryTexts as texts } from './texts.ts'

const MoreFacets = lazyPart(() => import('./more-facets.tsx').then((module) => module.MoreFacets))

interface FacetFieldsProps {
  facets: PeopleFacets
  hasOwnPlace: boolean
  onChange: (facets: PeopleFacets, typing: boolean) => void
}

/** The most used facet, the order, and a button that opens the others. */
export function FacetFields({ facets, hasOwnPlace, onChange }: FacetFieldsProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  const change = (changes: FacetChange, typing = false): void =>
    onChange(facetsOf({ ...facets, ...changes }, hasOwnPlace), typing)
  const inUse = foldedInUse(facets)
  const mayMeasure = hasOwnPlace || facets.place !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of two years ago do not know <search>
    <form role="search" aria-label={texts.facets} onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
        <FilterSelect
          label={texts.profession}
          value={facets.profession ?? ''}
          onChange={(event) => change({ profession: event.target.value })}
        >
          <option value="">{texts.allProfessions}</option>
          {professions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={texts.sort}
          value={facets.sort ?? 'newest'}
          onChange={(event) => change({ sort: event.target.value })}
        >
          {personOrders.map((order) => (
            <option key={order} value={order} disabled={order === 'nearest' && !mayMeasure}>
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
              <MoreFacets facets={facets} mayMeasure={mayMeasure} onChange={change} />
            </LazyPart>
          </div>
        )}
      </div>
      {isNarrowed(facets) && (
        <div className="-mb-2 pt-2">
          <Button variant="ghost" size="sm" onClick={() => onChange({}, false)}>
            {texts.clear}
          </Button>
        </div>
      )}
    </form>
  )
}
