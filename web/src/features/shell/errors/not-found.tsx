import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { Problem, WithinShell } from './problem.tsx'
import { errorTexts as texts } from './texts.ts'

export function NotFound(): ReactNode {
  const isMember = useSession().user?.onboardingCompleted === true
  return (
    <WithinShell>
      <Problem
        title={texts.notFoundTitle}
        actions={
          <>
            <LinkButton to="/" variant="primary">
              {texts.home}
            </LinkButton>
            <LinkButton to="/communities" variant="ghost">
              {texts.communities}
            </LinkButton>
          </>
        }
      >
        <p>{texts.notFoundBody}</p>
        {isMember && (
          <search aria-label={texts.search} className="mt-6 block w-full">
            <form action="/search">
              <SearchField label={texts.search} name="q" maxLength={100} />
            </form>
          </search>
        )}
      </Problem>
    </WithinShell>
  )
}
