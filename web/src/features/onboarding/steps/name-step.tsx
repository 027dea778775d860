import { lazy, Suspense, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import { continueByKey, textProps, type StepProps } from './step-props.ts'

const AvatarField = lazy(() =>
  import('../../avatars/public.ts').then(
    ({ AvatarField: loaded }) => ({ default: loaded }),
    // A picture is optional, so the step works if its script fails to load.
    () => ({ default: () => null }),
  ),
)

export function NameStep(props: StepProps): ReactNode {
  return (
    <div className="space-y-5">
      <Suspense fallback={<div className="h-16" />}>
        <AvatarField />
      </Suspense>
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
