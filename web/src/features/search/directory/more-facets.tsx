import { genres, noGenre } from '@patchbay/contract/accounts/genres'
import { experienceLevels } from '@patchbay/contract/accounts/profile-choices'
import { distances } from '@patchbay/contract/marketplace/listings'
import type { PeopleFacets } from '@patchbay/contract/search/directory'
import { longestPlace } from '@patchbay/contract/search/directory-address'
import type { ReactNode } from 'react'
import { useTypedText } from '../../../platform/storage/use-typed-text.ts'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { PlaceField } from '../../accounts/locations/public.ts'
import { levelWords, type FacetChange } from './facets.ts'
import { directoryTexts as texts } from './texts.ts'

interface MoreFacetsProps {
  facets: PeopleFacets
  /** Whether there is a place from which a distance is measured. */
  mayMeasure: boolean
  onChange: (changes: FacetChange, typing?: boolean) => void
}

const offeredGenres = genres.filter((genre) => genre !== noGenre)

/** A distance of the address that is no choice of ours is offered too. */
const distancesWith = (chosen: number | undefined): readonly number[] =>
  chosen === undefined || distances.some((one) => one === chosen)
    ? distances
    : [...distances, chosen].toSorted((a, b) => a - b)

/** The less used facets. */
export function MoreFacets({ facets, mayMeasure, onChange }: MoreFacetsProps): ReactNode {
  const place = useTypedText(facets.place ?? '', (wanted) => onChange({ place: wanted }, true))
  const tick = (name: 'verified' | 'open' | 'shared'): ReactNode => (
    <CheckboxRow
      label={texts[name]}
      checked={facets[name] === 'yes'}
      onChange={(event) => onChange({ [name]: event.target.checked ? 'yes' : '' })}
    />
  )
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        label={texts.genre}
        hint={texts.genreHint}
        value={facets.genre ?? ''}
        onChange={(event) => onChange({ genre: event.target.value })}
      >
        <option value="">{texts.anyGenre}</option>
        {offeredGenres.map((genre) => (
          <option key={genre}>{genre}</option>
        ))}
      </SelectField>
      <SelectField
        label={texts.experience}
        value={facets.experience ?? ''}
        onChange={(event) => onChange({ experience: event.target.value })}
      >
        <option value="">{texts.anyExperience}</option>
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {levelWords(level)}
          </option>
        ))}
      </SelectField>
      <PlaceField
        label={texts.place}
        placeholder={texts.placeExample}
        maxLength={longestPlace}
        value={place.text}
        onChange={place.type}
      />
      <SelectField
        label={texts.distance}
        disabled={!mayMeasure}
        hint={mayMeasure && facets.place === undefined ? texts.ownPlace : undefined}
        value={facets.within ?? ''}
        onChange={(event) => onChange({ within: event.target.value })}
      >
        <option value="">{texts.anyDistance}</option>
        {distancesWith(facets.within).map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {texts.within(kilometres)}
          </option>
        ))}
      </SelectField>
      <div className="grid md:col-span-2 md:grid-cols-3 md:gap-3">
        {tick('open')}
        {tick('shared')}
        {tick('verified')}
      </div>
    </div>
  )
}
