import type { ReactNode } from 'react'
import { AreaField } from '../../../ui/area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import { continueByKey, textProps, type StepProps } from './step-props.ts'

export function NameStep(props: StepProps): ReactNode {
  return (
    <div className="space-y-5">
      <TextField
        {...textProps(props, 'fullName')}
        label={texts.fullName}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...textProps(props, 'displayName')}
        label={texts.displayName}
        hint={texts.displayNameHint}
        autoComplete="nickname"
        autoCapitalize="words"
      />
      <AreaField
        {...textProps(props, 'bio')}
        onKeyDown={continueByKey}
        label={texts.bio}
        hint={texts.bioHint}
        optional
        rows={4}
      />
    </div>
  )
}
