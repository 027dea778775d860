import { descriptionLength } from '@patchbay/contract/communities/community-fields'
import { genres, withGenre } from '@patchbay/contract/accounts/genres'
import { useId, type ReactNode } from 'react'
import type { ValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { CheckboxRow } from '../../../../ui/fields/checkbox-row.tsx'
import type { ComboboxOption } from '../../../../ui/fields/combobox/combobox-option.ts'
import { Counter } from '../../../../ui/fields/counter.tsx'
import { MultiCombobox } from '../../../../ui/fields/combobox/multi-combobox.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { LocationField } from '../../../accounts/locations/public.ts'
import type { CommunityDraft, FieldName } from './draft.ts'
import { fieldLabels as labels, formTexts as texts } from './form-texts.ts'

export interface CommunityForm {
  readonly draft: CommunityDraft
  readonly validationErrors: ValidationErrors<FieldName>
  readonly set: <K extends FieldName>(name: K, value: CommunityDraft[K]) => void
}

const optionOf = (genre: string): ComboboxOption => ({ value: genre, label: genre })
const options = genres.map(optionOf)

/** 'None' and the other genres exclude each other. */
function chosenAfter(before: readonly string[], next: readonly ComboboxOption[]): string[] {
  const chosen = next.map(({ value }) => value)
  const added = chosen.find((genre) => !before.includes(genre))
  return added === undefined ? chosen : withGenre(before, added)
}

export function DetailFields({ draft, validationErrors, set }: CommunityForm): ReactNode {
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={validationErrors.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <AreaField
        label={labels.description}
        name="description"
        dir="auto"
        rows={6}
        value={draft.description}
        hint={texts.descriptionHint(descriptionLength)}
        counter={<Counter text={draft.description} limit={descriptionLength.max} always />}
        error={validationErrors.description}
        onChange={(event) => set('description', event.target.value)}
      />
      <MultiCombobox
        label={labels.genres}
        options={options}
        value={draft.genres.map(optionOf)}
        placeholder={texts.genresPlaceholder}
        emptyText={texts.noGenres}
        error={validationErrors.genres}
        optional
        onChange={(next) => set('genres', chosenAfter(draft.genres, next))}
      />
    </>
  )
}

export function PrivacyField({ draft, set }: CommunityForm): ReactNode {
  return (
    <CheckboxRow
      label={labels.isPrivate}
      name="isPrivate"
      checked={draft.isPrivate}
      onChange={(event) => set('isPrivate', event.target.checked)}
    />
  )
}

/** Chooses whether members may invite too; the leader always may. */
export function InvitingField({ draft, set }: CommunityForm): ReactNode {
  const hint = useId()
  return (
    <div>
      <CheckboxRow
        label={labels.membersInvite}
        name="membersInvite"
        aria-describedby={hint}
        checked={draft.membersInvite}
        onChange={(event) => set('membersInvite', event.target.checked)}
      />
      <p id={hint} className="pl-8 text-meta text-ink-3">
        {texts.membersInviteHint}
      </p>
    </div>
  )
}

export function PlaceFields({ draft, validationErrors, set }: CommunityForm): ReactNode {
  const lost = draft.location.trim() !== '' && !draft.locationEnabled
  return (
    <div className="space-y-2">
      <LocationField
        label={labels.location}
        name="location"
        placeholder={texts.locationPlaceholder}
        value={draft.location}
        error={validationErrors.location}
        hint={lost ? texts.hiddenLocation : undefined}
        optional
        onChange={(value) => set('location', value)}
      />
      <CheckboxRow
        label={labels.locationEnabled}
        name="locationEnabled"
        checked={draft.locationEnabled}
        onChange={(event) => set('locationEnabled', event.target.checked)}
      />
    </div>
  )
}
