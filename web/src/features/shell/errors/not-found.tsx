import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Problem, WithinShell } from './problem.tsx'
import { errorTexts as texts } from './texts.ts'

export function NotFound(): ReactNode {
  return (
    <WithinShell>
      <Problem
        title={texts.notFoundTitle}
        actions={
          <LinkButton to="/" variant="primary">
            {texts.home}
          </LinkButton>
        }
      >
        <p>{texts.notFoundBody}</p>
      </Problem>
    </WithinShell>
  )
}
