import { amount, highestLimit } from '@patchbay/contract/marketplace/listing-address'
import { priceTypes } from '@patchbay/contract/marketplace/listing-fields'
import { distances } from '@patchbay/contract/marketplace/listings'
import { experienceLevels } from '@patchbay/contract/accounts/profile-choices'
import type { ReactNode } from 'react'
import { useTypedText } from '../../../../platform/storage/use-typed-text.ts'
import { CheckboxRow } from '../../../../ui/fields/checkbox-row.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { PlaceField } from '../../../accounts/locations/public.ts'
import type { Filters } from './filters.ts'
import type { FilterChange } from './search.ts'
import { browseTexts as texts } from '../texts.ts'
import { levelWords } from '../words.ts'

interface MoreFiltersProps {
  filters: Filters
  onChange: (changes: FilterChange, typing?: boolean) => void
}

interface PriceLimitProps extends MoreFiltersProps {
  name: 'minPrice' | 'maxPrice'
}

/** An invalid price shows an error and does not filter. */
function PriceLimit({ name, filters, onChange }: PriceLimitProps): ReactNode {
  const isLimit = (text: string): boolean => text === '' || amount(text) !== undefined
  const price = useTypedText(String(filters[name] ?? ''), (text) => {
    if (isLimit(text)) onChange({ [name]: text }, true)
  })
  return (
    <TextField
      label={texts[name]}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      placeholder={texts.noLimit}
      value={price.text}
      error={isLimit(price.text.trim()) ? undefined : texts.wrongPrice(highestLimit)}
      onChange={(event) => price.type(event.target.value)}
    />
  )
}

/** The less used filters. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps): ReactNode {
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
      <PriceLimit name="minPrice" filters={filters} onChange={onChange} />
      <PriceLimit name="maxPrice" filters={filters} onChange={onChange} />
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
      <div className="flex items-end md:col-span-2">
        <CheckboxRow
          label={texts.verified}
          checked={filters.verified === 'yes'}
          onChange={(event) => onChange({ verified: event.target.checked ? 'yes' : '' })}
        />
      </div>
    </div>
  )
}
