import type { ReactNode } from 'react'
import { CheckboxRow } from '../../ui/checkbox-row.tsx'
import { LocationField } from '../locations/public.ts'
import { FieldsPanel } from './fields-panel.tsx'
import { editTexts as texts, fieldLabels as labels } from './texts.ts'
import type { ProfileForm } from './use-profile-form.ts'

export function PlaceFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <FieldsPanel title={texts.location}>
      <LocationField
        label={labels.location}
        name="location"
        value={draft.location}
        error={validationErrors.location}
        onChange={(value) => set('location', value)}
      />
      <CheckboxRow
        label={labels.locationEnabled}
        name="locationEnabled"
        checked={draft.locationEnabled}
        onChange={(event) => set('locationEnabled', event.target.checked)}
      />
    </FieldsPanel>
  )
}
