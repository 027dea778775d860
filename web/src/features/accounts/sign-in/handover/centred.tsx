import type { ReactNode } from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { FlatLine } from '../../../../ui/states/flat-line.tsx'
import { PlainShell } from '../../../../ui/shell/plain-shell.tsx'

/** A page between the app and a provider, with a single message. */
export function Centred({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title)
  return (
    <PlainShell>
      <div className="mx-auto my-auto flex w-full max-w-[26rem] flex-col items-center gap-4 px-6 pt-10 pb-24 text-center">
        <FlatLine />
        <h1 className="mt-2 text-head">{title}</h1>
        {children}
      </div>
    </PlainShell>
  )
}
