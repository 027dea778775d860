import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { FieldsPanel } from './fields-panel.tsx'
import { editTexts as texts, fieldLabels as labels } from './texts.ts'
import type { ProfileForm } from './use-profile-form.ts'

const links = ['website', 'instagram', 'youtube', 'spotify'] as const

export function LinkFields({ draft, validationErrors, set }: ProfileForm): ReactNode {
  return (
    <FieldsPanel title={texts.links}>
      {links.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          name={name}
          optional
          // Spell checking and automatic capitals on phones would get in the way of a URL.
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={name === 'website' ? 'url' : 'off'}
          {...(name !== 'instagram' && {
            inputMode: 'url' as const,
            placeholder: texts.urlPlaceholder,
          })}
          value={draft[name]}
          error={validationErrors[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
    </FieldsPanel>
  )
}
