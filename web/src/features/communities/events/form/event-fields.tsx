import { eventDescriptionLength } from '@patchbay/contract/communities/event-fields'
import { useMemo, useState, type ReactNode } from 'react'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { Counter } from '../../../../ui/fields/counter.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { eventFormTexts as texts } from '../texts.ts'
import { zoneOption, zoneOptions } from '../time/time-zones.ts'
import type { EventForm } from './use-event-form.ts'
import { instantOf } from '../time/wall-time.ts'

function WordFields({ draft, validationErrors, set, isSending }: EventForm): ReactNode {
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        dir="auto"
        autoComplete="off"
        value={draft.title}
        error={validationErrors.title}
        readOnly={isSending}
        onChange={(event) => set({ title: event.target.value })}
      />
      <AreaField
        label={texts.description}
        name="description"
        rows={4}
        dir="auto"
        value={draft.description}
        counter={<Counter text={draft.description} limit={eventDescriptionLength.max} />}
        error={validationErrors.description}
        readOnly={isSending}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  )
}

interface ZoneFieldProps {
  value: string
  /** The differences to UTC are those of this local time, or of today. */
  startTime: string
  error: string | undefined
  readOnly: boolean
  onChange: (zone: string) => void
}

function ZoneField({ value, startTime, ...rest }: ZoneFieldProps): ReactNode {
  const [approached, setApproached] = useState<string | number>()
  const [today] = useState(() => Date.now())
  const start = instantOf(startTime, value)
  const at = start ?? today
  const current = useMemo(() => zoneOption(value, new Date(at)), [value, at])
  // Naming some 420 zones takes a moment, so it waits until the field is used, and does not follow
  // every key that is typed into the start.
  const options = useMemo(
    () => (approached === undefined ? [] : zoneOptions(value, new Date(approached))),
    [approached, value],
  )
  return (
    <ChoiceField
      {...rest}
      label={texts.timeZone}
      name="timeZone"
      value={current}
      options={options}
      emptyText={texts.noTimeZone}
      onApproach={() => setApproached(at)}
    />
  )
}

function TimeFields({ draft, validationErrors, set, isSending }: EventForm): ReactNode {
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
            readOnly={isSending}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ZoneField
        value={draft.timeZone}
        startTime={draft.startTime}
        error={validationErrors.timeZone}
        readOnly={isSending}
        onChange={(timeZone) => set({ timeZone })}
      />
    </>
  )
}

function PlaceFields({ draft, validationErrors, set, setOnline, isSending }: EventForm): ReactNode {
  return (
    <>
      <div className="overflow-hidden rounded-control border border-line">
        <SwitchRow
          label={texts.online}
          checked={draft.isOnline}
          disabled={isSending}
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
          readOnly={isSending}
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
          readOnly={isSending}
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
