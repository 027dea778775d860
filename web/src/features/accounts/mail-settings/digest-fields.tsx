import {
  digestRhythms,
  type DigestRhythm,
  type MailSettings,
} from '@patchbay/contract/accounts/mail-settings'
import type { ReactNode } from 'react'
import { cityOf } from '../../../platform/time/time-zone.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { mailTexts as texts, rhythmWords, weekdays } from './texts.ts'
import type { ChangeMail } from './use-mail-settings.ts'

interface DigestFieldsProps {
  settings: MailSettings
  change: ChangeMail
}

const segments = digestRhythms.map((value) => ({ value, label: rhythmWords[value] }))

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Returns the zones of this browser, and the chosen one, which may have an older name. */
const zonesWith = (chosen: string | null): readonly string[] =>
  [
    ...new Set([
      ...Intl.supportedValuesOf('timeZone'),
      'UTC',
      ...(chosen === null ? [] : [chosen]),
    ]),
  ].toSorted((one, other) => one.localeCompare(other, 'en'))

/** When it arrives, where the person is. */
function When({ settings, change }: DigestFieldsProps): ReactNode {
  const { digest, weekday, hour, timeZone, zoneNow } = settings
  return (
    <div className="grid grid-cols-2 gap-4">
      {digest === 'weekly' && (
        <SelectField
          label={texts.weekday}
          value={weekday}
          onChange={({ target }) => change('weekday', Number(target.value))}
        >
          {weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={texts.hour}
        value={hour}
        onChange={({ target }) => change('hour', Number(target.value))}
      >
        {hours.map((each) => (
          <option key={each} value={each}>
            {clock(each)}
          </option>
        ))}
      </SelectField>
      <div className="col-span-2">
        <SelectField
          label={texts.zone}
          value={timeZone ?? ''}
          onChange={({ target }) => change('timeZone', target.value === '' ? null : target.value)}
        >
          <option value="">
            {timeZone === null ? texts.ownZone(cityOf(zoneNow)) : texts.ownZoneAgain}
          </option>
          {zonesWith(timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

/** Whether and when the person gets a digest. Nothing is chosen for anybody. */
export function DigestFields({ settings, change }: DigestFieldsProps): ReactNode {
  const { digest, digestChosen } = settings
  const shown: DigestRhythm | null = digestChosen || digest !== 'never' ? digest : null
  return (
    <div className="space-y-3 border-t border-line p-4">
      <div>
        <h3 className="font-medium">{texts.digest}</h3>
        <p className="text-meta text-ink-2">{texts.digestHint}</p>
      </div>
      <SegmentedControl
        label={texts.digest}
        segments={segments}
        value={shown}
        onChange={(value) => change('digest', value)}
      />
      {shown === null && <p className="text-meta text-ink-2">{texts.notChosen}</p>}
      {digest !== 'never' && <When settings={settings} change={change} />}
    </div>
  )
}
