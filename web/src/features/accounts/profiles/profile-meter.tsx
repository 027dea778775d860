import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { completenessOf, profileSteps, type ProfileStep, type ProfileWork } from './completeness.ts'
import { meterTexts as texts } from './texts.ts'

function StepLink({ step }: { step: ProfileStep }): ReactNode {
  const words = texts.steps[step].press
  if (step === 'service' || step === 'sample')
    return (
      <LinkButton to="/marketplace" search={{ offer: true }} size="sm">
        {words}
      </LinkButton>
    )
  if (step === 'community')
    return (
      <LinkButton to="/communities" size="sm">
        {words}
      </LinkButton>
    )
  return (
    <LinkButton to="/profile" search={{ edit: true }} state={{ fromView: true }} size="sm">
      {words}
    </LinkButton>
  )
}

interface PartsMeterProps {
  label: string
  count: number
  most: number
}

/** How many parts of something are there, as lamps and in numbers. */
export function PartsMeter({ label, count, most }: PartsMeterProps): ReactNode {
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="text-meta font-semibold">{label}</span>
        <Readout>{texts.short(count, most)}</Readout>
      </div>
      <Meter
        kind="measure"
        label={label}
        value={count}
        max={most}
        valueText={texts.value(count, most)}
        tall
      />
    </>
  )
}

interface ProfileMeterProps {
  profile: OwnProfile
  work: ProfileWork
}

/** How complete the own profile is, and the one step that would help most; absent when it is whole. */
export function ProfileMeter({ profile, work }: ProfileMeterProps): ReactNode {
  const { count, next } = completenessOf(profile, work)
  if (next === undefined) return null
  return (
    <section
      aria-label={texts.label}
      className="rounded-card border border-line bg-surface px-4 py-3.5"
    >
      <PartsMeter label={texts.label} count={count} most={profileSteps.length} />
      <div className="mt-2.5 flex items-center justify-between gap-4">
        <p className="min-w-0 text-meta text-pretty text-ink-2">{texts.steps[next].why}</p>
        <div className="shrink-0">
          <StepLink step={next} />
        </div>
      </div>
    </section>
  )
}
