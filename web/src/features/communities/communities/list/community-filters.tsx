import { genres, noGenre } from '@patchbay/contract/accounts/genres'
import { listCommunityPlaces } from '@patchbay/contract/communities/communities'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { useTypedText } from '../../../../platform/storage/use-typed-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FilterSelect } from '../../../../ui/fields/filter-select.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { communityKeys } from '../community-keys.ts'
import { listTexts as texts } from '../texts.ts'
import { citiesIn, isFiltered, type Filters } from './filters.ts'

const none: readonly { country: string; cities: string[] }[] = []

/**
 * The options of the filters. Without an answer the filters have no options, but the list works.
 */
function usePlaces() {
  const { data } = useQuery({
    queryKey: communityKeys.places,
    queryFn: ({ signal }) => call(listCommunityPlaces, { signal }),
    staleTime: 5 * 60_000,
    meta: { public: true },
  })
  return data?.places ?? none
}

const offeredGenres = genres.filter((genre) => genre !== noGenre)

interface ChoiceProps {
  label: string
  all: string
  options: readonly string[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * This also offers a chosen value that is not among the options, because the URL may have any
 * value.
 */
function Choice({ label, all, options, value, onChange }: ChoiceProps): ReactNode {
  const offered = value === undefined || options.includes(value) ? options : [value, ...options]
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{all}</option>
      {offered.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </FilterSelect>
  )
}

interface CommunityFiltersProps {
  filters: Filters
  /** While the viewer types, the history entry is replaced instead of adding a new one. */
  onChange: (filters: Filters, typing: boolean) => void
}

const without = (filters: Record<keyof Filters, string | undefined>): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value))

export function CommunityFilters({ filters, onChange }: CommunityFiltersProps): ReactNode {
  const { q, genre, country, city } = filters
  const places = usePlaces()
  const change = (changes: Partial<Record<keyof Filters, string | undefined>>, typing = false) =>
    onChange(without({ q, genre, country, city, ...changes }), typing)
  const { text, type, clear } = useTypedText(q ?? '', (wanted) => change({ q: wanted }, true))
  const chooseCountry = (next: string | undefined): void => {
    const stays = city !== undefined && citiesIn(places, next).includes(city)
    change({ country: next, city: stays ? city : undefined })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of two years ago do not know <search>
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:gap-2.5">
        <SearchField
          label={texts.search}
          value={text}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1fr)] gap-2 md:gap-2.5">
          <Choice
            label={texts.genre}
            all={texts.allGenres}
            options={offeredGenres}
            value={genre}
            onChange={(next) => change({ genre: next })}
          />
          <Choice
            label={texts.country}
            all={texts.allCountries}
            options={places.map((place) => place.country)}
            value={country}
            onChange={chooseCountry}
          />
          <Choice
            label={texts.city}
            all={texts.allCities}
            options={citiesIn(places, country)}
            value={city}
            onChange={(next) => change({ city: next })}
          />
        </div>
      </div>
      {isFiltered(filters) && (
        <div className="-mb-2 pt-2">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              clear()
              onChange({}, false)
            }}
          >
            {texts.clear}
          </Button>
        </div>
      )}
    </form>
  )
}
