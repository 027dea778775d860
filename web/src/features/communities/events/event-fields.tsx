import { eventDescriptionLength } from '@patchbay/contract/communities/event-fields'
import type { ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countHint } from '../../../ui/fields/count-hint.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { eventFormTexts as texts } from './texts.ts'
import { timeZones } from './time-zones.ts'
import type { EventForm } from './use-event-form.ts'

function WordFields({ draft, validationErrors, set, isSaving }: EventForm): ReactNode {
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        dir="auto"
        autoComplete="off"
        value={draft.title}
        error={validationErrors.title}
        readOnly={isSaving}
        onChange={(event) => set({ title: event.target.value })}
      />
      <AreaField
        label={texts.description}
        name="description"
        rows={4}
        dir="auto"
        value={draft.description}
        hint={countHint(draft.description, eventDescriptionLength.max)}
        error={validationErrors.description}
        readOnly={isSaving}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  )
}

function TimeFields({ draft, validationErrors, set, isSaving }: EventForm): ReactNode {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {(['startTime', 'endTime'] as const).map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            label={name === 'startTime' ? texts.start : texts.end}
            name={name}
            max="9999-12-31T23:59"
            value={draft[name]}
            error={validationErrors[name]}
            readOnly={isSaving}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
      <SelectField
        label={texts.timeZone}
        name="timeZone"
        value={draft.timeZone}
        error={validationErrors.timeZone}
        disabled={isSaving}
        onChange={(event) => set({ timeZone: event.target.value })}
      >
        {timeZones(draft.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function PlaceFields({ draft, validationErrors, set, setOnline, isSaving }: EventForm): ReactNode {
  return (
    <>
      <div className="overflow-hidden rounded-control border border-line">
        <SwitchRow
          label={texts.online}
          checked={draft.isOnline}
          disabled={isSaving}
          onChange={setOnline}
        />
      </div>
      {draft.isOnline ? (
        <TextField
          key="meetingUrl"
          label={texts.meetingUrl}
          name="meetingUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={texts.meetingHint}
          optional
          value={draft.meetingUrl}
          error={validationErrors.meetingUrl}
          readOnly={isSaving}
          onChange={(event) => set({ meetingUrl: event.target.value })}
        />
      ) : (
        <TextField
          key="location"
          label={texts.location}
          name="location"
          dir="auto"
          autoComplete="off"
          optional
          value={draft.location}
          error={validationErrors.location}
          readOnly={isSaving}
          onChange={(event) => set({ location: event.target.value })}
        />
      )}
    </>
  )
}

export function EventFields(form: EventForm): ReactNode {
  return (
    <>
      <WordFields {...form} />
      <TimeFields {...form} />
      <PlaceFields {...form} />
    </>
  )
}
