import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isWrapped } from '../../../../platform/instance/wrapper.ts'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { CallbackPage } from '../callback-page.tsx'
import { signInTexts as texts } from '../texts.ts'
import { Centred } from './centred.tsx'

/** The app's own URL: the app completes the sign-in, and a browser only links to the app. */
export function ReturnPage(): ReactNode {
  return isWrapped() ? <CallbackPage /> : <InBrowser />
}

/** Shown if the system has not opened the app; it may do so on a tap. */
function InBrowser(): ReactNode {
  const { pathname, hash } = useRouter().latestLocation
  const hasCode = new URLSearchParams(hash).has('code')
  return (
    <Centred title={texts.inApp}>
      <p className="text-ink-2">{texts.inAppBody}</p>
      {hasCode && (
        // In a new tab: in this tab the same URL would only be a jump within the page, which does
        // not open the app.
        <a
          href={`${pathname}#${hash}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          {texts.openApp}
        </a>
      )}
      {/* A plain link, because this page may be on another host than the home page. */}
      <a href="/" className={buttonStyle({ variant: hasCode ? 'ghost' : 'secondary' })}>
        {texts.home}
      </a>
    </Centred>
  )
}
