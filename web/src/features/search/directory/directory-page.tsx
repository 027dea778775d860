import { mostCountedPeople, type PeopleFacets } from '@patchbay/contract/search/directory'
import {
  facetsOf,
  isNarrowed,
  type DirectoryAddress,
} from '@patchbay/contract/search/directory-address'
import { queryLength } from '@patchbay/contract/search/search'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode, FormEvent } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { useGoBack } from '../../../platform/page/use-go-back.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FilteredList } from '../../../ui/states/filtered-list.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { FittingPeople, useSuggestedPeople } from '../../people/people/public.ts'
import { SavedButton } from '../saved-searches/public.ts'
import { FacetFields } from './facet-fields.tsx'
import { PersonCard } from './person-card.tsx'
import { directoryTexts as texts } from './texts.ts'
import { usePeople, type Listed } from './use-people.ts'

/** Facets find people by what they do; names are found by the search, with typos too. */
function NameField(): ReactNode {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const q = typeof typed === 'string' ? typed.trim() : ''
    if (q !== '') void navigate({ to: '/search', search: { q, type: 'people' } })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of two years ago do not know <search>
    <form role="search" aria-label={texts.name} onSubmit={submit}>
      <SearchField label={texts.name} name="name" maxLength={queryLength} />
    </form>
  )
}

const grid = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3'

function PeopleSkeletons(): ReactNode {
  return (
    <div className={grid}>
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <div className="skeleton size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <div className="skeleton h-4 w-2/5" />
              <div className="skeleton h-3.5 w-1/3" />
            </div>
          </div>
          <div className="mt-4 space-y-3">
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-8" />
            <div className="skeleton ml-auto h-8 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface ListProps {
  facets: PeopleFacets
  listed: Listed
  /** They belong to the facets before. */
  isOld: boolean
  onClear: () => void
}

function List({ facets, listed, isOld, onClear }: ListProps): ReactNode {
  const { people, total, place, within } = listed
  const isUnknown = facets.place !== undefined && place === null && !isOld
  return (
    <section aria-label={texts.results}>
      <div className="my-2 flex items-center justify-between gap-3">
        <output className="block text-meta text-ink-2">
          <Readout tone="strong">{texts.inNumbers(total, mostCountedPeople)}</Readout>{' '}
          {texts.found(total)} {place !== null && within !== null && texts.around(place, within)}
          {isUnknown && (
            <span className="block pt-1">{texts.unknownPlace(facets.place ?? '')}</span>
          )}
        </output>
        <div className="-mr-3 shrink-0">
          <SavedButton kind="people" facets={{ ...facets }} />
        </div>
      </div>
      {people.length === 0 && (
        <EmptyState
          title={texts.empty}
          action={isNarrowed(facets) && <Button onClick={onClear}>{texts.clear}</Button>}
        >
          {isNarrowed(facets) ? texts.emptyFiltered : texts.emptyAtAll}
        </EmptyState>
      )}
      <ul className={grid}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

interface PeopleProps {
  facets: PeopleFacets
  onClear: () => void
}

/** Everybody, below those who fit the viewer; or only whom the facets leave. */
function People({ facets, onClear }: PeopleProps): ReactNode {
  const query = usePeople(facets)
  const isEverybody = !isNarrowed(facets)
  const fitting = useSuggestedPeople({ isWanted: isEverybody, once: true })
  return (
    <FilteredList
      query={query}
      texts={texts}
      shownOf={({ people }) => people.length}
      skeleton={<PeopleSkeletons />}
      // People who fit and arrived after the list would move it down.
      isWaiting={fitting.isLoading}
    >
      {(listed) => (
        <>
          {isEverybody && (
            <div className="pt-4 pb-2 empty:hidden">
              <FittingPeople people={fitting.data ?? []} />
            </div>
          )}
          <List facets={facets} listed={listed} isOld={query.isPlaceholderData} onClear={onClear} />
        </>
      )}
    </FilteredList>
  )
}

interface DirectoryPageProps {
  address: DirectoryAddress
  /** While the viewer types, the history entry is replaced instead of adding a new one. */
  onFacets: (facets: PeopleFacets, typing: boolean) => void
}

/** Other people, narrowed by the address. */
export function DirectoryPage({ address, onFacets }: DirectoryPageProps): ReactNode {
  usePageTitle(texts.page)
  const goBack = useGoBack('/')
  const hasOwnPlace = Boolean(useSession().user?.location)
  const facets = facetsOf(address, hasOwnPlace)
  return (
    <div className="mx-auto max-w-[1000px] pb-8">
      <TopBar title={texts.page} onBack={goBack} />
      <div className="px-4 md:px-5 xl:px-0">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <NameField />
          <FacetFields facets={facets} hasOwnPlace={hasOwnPlace} onChange={onFacets} />
        </div>
        <People facets={facets} onClear={() => onFacets({}, false)} />
      </div>
    </div>
  )
}
