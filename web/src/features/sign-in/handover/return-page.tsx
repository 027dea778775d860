import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isWrapped } from '../../../platform/wrapper.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { CallbackPage } from '../callback-page.tsx'
import { signInTexts as texts } from '../texts.ts'
import { Centred } from './centred.tsx'

/** The app's own address: the app goes on with it, and a browser only leads there. */
export function ReturnPage(): ReactNode {
  return isWrapped() ? <CallbackPage /> : <InBrowser />
}

/** Here because the system has not opened the app: it may, for somebody who presses. */
function InBrowser(): ReactNode {
  const { pathname, hash } = useRouter().latestLocation
  const hasCode = new URLSearchParams(hash).has('code')
  return (
    <Centred title={texts.inApp}>
      <p className="text-ink-2">{texts.inAppBody}</p>
      {hasCode && (
        // In a tab of its own: in this one, the same address would be a jump within the page, of
        // which the system hears nothing.
        <a
          href={`${pathname}#${hash}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          {texts.openApp}
        </a>
      )}
      {/* Not by the router: this page may stand on the host of the app's link, and home on another. */}
      <a href="/" className={buttonStyle({ variant: hasCode ? 'ghost' : 'secondary' })}>
        {texts.home}
      </a>
    </Centred>
  )
}
