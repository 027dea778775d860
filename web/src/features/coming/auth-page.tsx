import type { ReactNode } from 'react'
import { useProductName } from '../../platform/instance.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { FlatLine } from '../../ui/flat-line.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PlainShell } from '../navigation/public.ts'
import { comingTexts as texts } from './texts.ts'

export function AuthPage(): ReactNode {
  usePageTitle(texts.auth)
  return (
    <PlainShell>
      <div className="mx-auto my-auto flex max-w-[26rem] flex-col items-center px-6 pt-10 pb-24 text-center">
        <FlatLine />
        <h1 className="mt-6 text-head">{texts.authTitle(useProductName())}</h1>
        <p className="mt-2 text-ink-2">{texts.authBody}</p>
        <div className="mt-6">
          <LinkButton to="/">{texts.home}</LinkButton>
        </div>
      </div>
    </PlainShell>
  )
}
