import { termsVersion } from '@patchbay/contract/onboarding'
import { useId, type ReactNode } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { guidelines } from '../guidelines.ts'
import { onboardingTexts as texts } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export function TermsStep({ answers, errors, change }: StepProps): ReactNode {
  const noteId = useId()
  return (
    <>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {guidelines.map(({ title, body }) => (
          <section key={title} className="px-4 py-4 md:px-5">
            <h2 className="text-lead">{title}</h2>
            <p className="mt-1 text-ink-2">{body}</p>
          </section>
        ))}
      </div>
      <p className="mt-2 text-meta text-ink-3">
        {texts.version} <Readout>{termsVersion}</Readout>
      </p>
      <div className="mt-4">
        <ChoiceCard
          type="checkbox"
          label={texts.agree}
          name="accepted"
          checked={answers.accepted === termsVersion}
          onChange={(event) => change({ accepted: event.target.checked ? termsVersion : '' })}
          aria-invalid={errors.accepted ? true : undefined}
          aria-describedby={errors.accepted ? noteId : undefined}
        />
        {errors.accepted && <FieldError id={noteId}>{errors.accepted}</FieldError>}
      </div>
    </>
  )
}
