import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { communityTexts, formTexts as texts } from './texts.ts'

/** A session that runs out in the middle of typing does not take the typed text with it. */
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
