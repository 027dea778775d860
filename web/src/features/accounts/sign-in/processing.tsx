import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { FlatLine } from '../../../ui/states/flat-line.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { PlainShell } from '../../../ui/shell/plain-shell.tsx'
import { signInTexts as texts } from './texts.ts'

export function Processing(): ReactNode {
  usePageTitle(texts.page)
  return (
    <PlainShell>
      <h1 className="sr-only">{texts.page}</h1>
      <div className="my-auto flex flex-col items-center gap-6 px-4 pb-24">
        <FlatLine />
        <Spinner text={texts.processing} />
      </div>
    </PlainShell>
  )
}
