import { priceTypes } from '@patchbay/contract/listing-fields'
import { distances } from '@patchbay/contract/listings'
import { experienceLevels } from '@patchbay/contract/profile-choices'
import type { ReactNode } from 'react'
import { useTypedText } from '../../platform/use-typed-text.ts'
import { CheckboxRow } from '../../ui/checkbox-row.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PlaceField } from '../locations/public.ts'
import type { Filters } from './filters.ts'
import type { FilterChange } from './search.ts'
import { browseTexts as texts } from './texts.ts'
import { levelWords } from './words.ts'

interface MoreFiltersProps {
  filters: Filters
  onChange: (changes: FilterChange, typing?: boolean) => void
}

/** What is asked for less often. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps): ReactNode {
  const price = useTypedText(String(filters.maxPrice ?? ''), (maxPrice) =>
    onChange({ maxPrice }, true),
  )
  const place = useTypedText(filters.place ?? '', (wanted) => onChange({ place: wanted }, true))
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <SelectField
        label={texts.priceType}
        value={filters.priceType ?? ''}
        onChange={(event) => onChange({ priceType: event.target.value })}
      >
        <option value="">{texts.anyPriceType}</option>
        {priceTypes.map((type) => (
          <option key={type} value={type}>
            {texts.priceTypeName(type)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.maxPrice}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        placeholder={texts.noLimit}
        value={price.text}
        onChange={(event) => price.type(event.target.value)}
      />
      <SelectField
        label={texts.experience}
        value={filters.experience ?? ''}
        onChange={(event) => onChange({ experience: event.target.value })}
      >
        <option value="">{texts.anyExperience}</option>
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {levelWords(level)}
          </option>
        ))}
      </SelectField>
      <div className="md:col-span-2">
        <PlaceField
          label={texts.place}
          placeholder={texts.placeExample}
          maxLength={200}
          value={place.text}
          onChange={place.type}
        />
      </div>
      <SelectField
        label={texts.distance}
        disabled={filters.place === undefined}
        value={filters.within ?? ''}
        onChange={(event) => onChange({ within: event.target.value })}
      >
        <option value="">{texts.anyDistance}</option>
        {distances.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {texts.within(kilometres)}
          </option>
        ))}
      </SelectField>
      <div className="md:col-span-3">
        <CheckboxRow
          label={texts.verified}
          checked={filters.verified === 'yes'}
          onChange={(event) => onChange({ verified: event.target.checked ? 'yes' : '' })}
        />
      </div>
    </div>
  )
}
