import type { ReactNode } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { examples, onboardingTexts as texts } from '../texts.ts'
import { textProps, type StepProps } from './step-props.ts'

const names = ['spotify', 'website', 'instagram', 'youtube'] as const

export function ContactStep(props: StepProps): ReactNode {
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
