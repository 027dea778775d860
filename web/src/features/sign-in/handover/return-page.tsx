import type { ReactNode } from 'react'
import { isWrapped } from '../../../platform/wrapper.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CallbackPage } from '../callback-page.tsx'
import { signInTexts as texts } from '../texts.ts'
import { Centred } from './centred.tsx'

/** The app's own address: the app goes on with it, and a browser only says so. */
export function ReturnPage(): ReactNode {
  if (isWrapped()) return <CallbackPage />
  return (
    <Centred title={texts.inApp}>
      <p className="text-ink-2">{texts.inAppBody}</p>
      <LinkButton to="/">{texts.home}</LinkButton>
    </Centred>
  )
}
