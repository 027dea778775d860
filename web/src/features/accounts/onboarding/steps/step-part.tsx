import { type OnboardingStep, termsVersion } from '@patchbay/contract/accounts/onboarding'
import { experienceLevels } from '@patchbay/contract/accounts/profiles'
import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { AvatarField } from '../../avatars/public.ts'
import { LocationField } from '../../locations/public.ts'
import { guidelines } from '../guidelines.ts'
import { examples, onboardingTexts as texts } from '../texts.ts'
import { ProfessionStep } from './profession-step.tsx'
import { type StepProps, textProps, continueByKey } from './step-props.ts'

function TermsStep({ answers, errors, change }: StepProps): ReactNode {
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

function LocationStep({ answers, errors, change }: StepProps): ReactNode {
  return (
    <>
      <LocationField
        label={texts.location}
        name="location"
        placeholder={examples.location}
        value={answers.location}
        onChange={(location) => change({ location })}
        error={errors.location}
      />
      <div className="mt-5">
        <ChoiceCard
          type="checkbox"
          label={texts.locationEnabled}
          hint={texts.locationShown}
          name="locationEnabled"
          checked={answers.locationEnabled}
          onChange={(event) => change({ locationEnabled: event.target.checked })}
        />
      </div>
    </>
  )
}

function GoalsStep(props: StepProps): ReactNode {
  const { answers, change } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const begin = (words: string): void => {
    const before = answers.goals.trimEnd()
    change({ goals: before === '' ? words : `${before}\n${words}` })
    area.current?.focus()
  }
  return (
    <>
      <AreaField
        {...textProps(props, 'goals')}
        ref={area}
        onKeyDown={continueByKey}
        label={texts.goals}
        rows={6}
      />
      <fieldset className="mt-4 min-w-0">
        <legend className="mb-1.5 text-meta text-ink-3">{texts.begin}</legend>
        <div className="flex flex-wrap gap-2">
          {texts.beginnings.map(([label, words]) => (
            <Button key={label} size="sm" onClick={() => begin(words)}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

function ExperienceStep({ answers, errors, change }: StepProps): ReactNode {
  const noteId = useId()
  return (
    <fieldset
      data-invalid-group={errors.experienceLevel ? '' : undefined}
      aria-describedby={errors.experienceLevel ? noteId : undefined}
    >
      <legend className="sr-only">{texts.experienceLevels}</legend>
      {errors.experienceLevel && (
        <div className="mb-3">
          <FieldError id={noteId}>{errors.experienceLevel}</FieldError>
        </div>
      )}
      <div className="space-y-2">
        {experienceLevels.map((level) => (
          <ChoiceCard
            key={level}
            type="radio"
            name="experienceLevel"
            value={level}
            {...texts.experience[level]}
            checked={answers.experienceLevel === level}
            onChange={() => change({ experienceLevel: level })}
          />
        ))}
      </div>
    </fieldset>
  )
}

const names = ['spotify', 'website', 'instagram', 'youtube'] as const

function ContactStep(props: StepProps): ReactNode {
  return (
    <div className="space-y-5">
      {names.map((name) => (
        <TextField
          key={name}
          {...textProps(props, name)}
          dir="ltr"
          label={texts[name]}
          placeholder={examples[name]}
          inputMode={name === 'instagram' ? 'text' : 'url'}
          autoComplete={name === 'website' ? 'url' : 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          optional
        />
      ))}
    </div>
  )
}

function NameStep(props: StepProps): ReactNode {
  const { answers, change } = props
  return (
    <div className="space-y-5">
      <AvatarField />
      <TextField
        {...textProps(props, 'fullName')}
        // A suggestion, which can be typed over.
        onBlur={() => {
          if (answers.displayName.trim() === '' && answers.fullName.trim().length > 1)
            change({ displayName: answers.fullName.trim() })
        }}
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
        formats
        rows={4}
      />
    </div>
  )
}

const parts: Readonly<Record<OnboardingStep, ComponentType<StepProps>>> = {
  name: NameStep,
  profession: ProfessionStep,
  contact: ContactStep,
  location: LocationStep,
  experience: ExperienceStep,
  goals: GoalsStep,
  terms: TermsStep,
}

/** The fields of a step. */
export function StepPart({ step, ...props }: StepProps & { step: OnboardingStep }): ReactNode {
  const Part = parts[step]
  return <Part {...props} />
}
