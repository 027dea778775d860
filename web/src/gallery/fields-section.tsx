import { useState, type ReactNode } from 'react'
import { AreaField } from '../ui/fields/area-field.tsx'
import { CheckboxRow } from '../ui/fields/checkbox-row.tsx'
import { Counter } from '../ui/fields/counter.tsx'
import { FilterSelect } from '../ui/fields/filter-select.tsx'
import type { ComboboxOption } from '../ui/fields/combobox/combobox-option.ts'
import { Meter } from '../ui/meter.tsx'
import { MultiCombobox } from '../ui/fields/combobox/multi-combobox.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { genres } from './samples.ts'
import { Grid, Section } from './section.tsx'

function Genres({ error }: { error?: string }): ReactNode {
  const [value, setValue] = useState<readonly ComboboxOption[]>(genres.slice(2, 4))
  return (
    <MultiCombobox
      label={error ? 'Genres with an error' : 'Genres'}
      hint="As many as fit"
      error={error}
      options={genres}
      value={value}
      onChange={setValue}
      placeholder="Search genres"
      emptyText="No genre has this name."
    />
  )
}

export function FieldsSection(): ReactNode {
  return (
    <Section id="fields" title="Fields">
      <Grid>
        <TextField label="Full name" defaultValue="Jonah Ekwueme" />
        <AreaField
          label="Counted text"
          error="Description must be at least 100 characters"
          counter={<Counter text="Too short" limit={300} always />}
          defaultValue="Too short"
        />
        <TextField label="Website" placeholder="https://" optional hint="Shown on your profile" />
        <TextField label="Link" defaultValue="jonah" error="Please enter a valid URL" />
        <TextField label="Fixed" defaultValue="Cannot be changed" disabled />
        <PasswordField
          label="New password"
          defaultValue="Correct1horse"
          autoComplete="off"
          hint="Password must contain at least one special character"
          meter={<Meter label="Strength" kind="measure" value={4} max={5} />}
        />
        <PasswordField
          label="Current password"
          autoComplete="off"
          error="Current password is incorrect"
        />
        <AreaField label="Bio" optional defaultValue="Producer and writer." />
        <AreaField label="Goals" error="Goals are required" />
        <SelectField label="Experience level" defaultValue="pro">
          <option value="new">Beginner</option>
          <option value="pro">Professional (5+ years experience)</option>
        </SelectField>
        <SelectField label="Country" error="Choose a country">
          <option>United Kingdom</option>
        </SelectField>
        <Genres />
        <Genres error="Choose at least three" />
      </Grid>
      <div className="grid gap-2 md:grid-cols-3">
        <SearchField label="Search communities" />
        <FilterSelect label="Genre">
          <option>All genres</option>
          <option>Jazz</option>
        </FilterSelect>
        <FilterSelect label="City">
          <option>All cities</option>
        </FilterSelect>
      </div>
      <fieldset>
        <legend className="text-meta font-semibold">Professions</legend>
        <CheckboxRow label="Artist/Musician/Singer" defaultChecked />
        <CheckboxRow label="Producer" />
        <CheckboxRow label="Not available" disabled />
      </fieldset>
    </Section>
  )
}
