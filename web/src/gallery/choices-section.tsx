import { useState, type ReactNode } from 'react'
import { ChoiceCard } from '../ui/fields/choice-card.tsx'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { SuggestField } from '../ui/fields/combobox/suggest-field.tsx'
import { Grid, Section } from './section.tsx'

const cities = ['Leeds, United Kingdom', 'Leipzig, Germany', 'Lisbon, Portugal']

function City(): ReactNode {
  const [value, setValue] = useState('')
  const typed = value.toLowerCase()
  const suggestions = cities.filter((city) => typed && city.toLowerCase().startsWith(typed))
  return (
    <SuggestField
      label="City"
      hint="Suggests what begins with L"
      value={value}
      onChange={setValue}
      suggestions={suggestions}
    />
  )
}

const zones = [
  { value: 'london', label: 'London (UTC+00:00)', detail: 'Europe' },
  { value: 'kolkata', label: 'Kolkata (UTC+05:30)', detail: 'Asia', words: 'Calcutta' },
]
const [home = { value: '', label: '' }] = zones

function Zone(): ReactNode {
  const [value, setValue] = useState(home)
  return (
    <ChoiceField
      label="Zone"
      name="zone"
      options={zones}
      value={value}
      emptyText="No zone has this name."
      onChange={(next) => setValue(zones.find((zone) => zone.value === next) ?? home)}
    />
  )
}

export function ChoicesSection(): ReactNode {
  return (
    <Section id="choices" title="Choices">
      <Grid>
        <ChoiceCard type="checkbox" label="Songwriter" defaultChecked />
        <ChoiceCard type="checkbox" label="Instrumentalist" />
        <ChoiceCard
          type="radio"
          name="level"
          label="Industry Veteran"
          hint="10+ years"
          defaultChecked
        />
        <ChoiceCard type="radio" name="level" label="5+ years" hint="Steady work in music" />
        <City />
        <Zone />
      </Grid>
    </Section>
  )
}
