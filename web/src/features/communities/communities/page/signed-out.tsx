import type { ReactNode } from 'react'
import { Banner } from '../../../../ui/states/banner.tsx'
import { formTexts as texts } from '../form/form-texts.ts'
import { communityTexts } from '../texts.ts'

/** Shown in a form whose session has expired: the typed values stay. */
export function SignedOut(): ReactNode {
  return (
    <Banner tone="error">
      {communityTexts.loggedOut}
      <br />
      <a href="/auth" target="_blank" rel="noreferrer" className="underline">
        {texts.signInAgain}
      </a>
    </Banner>
  )
}
