import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { conflictTexts as texts } from './texts.ts'
import { typedOf, type TypedArticle } from './typed-article.ts'
import type { Autosave } from './use-autosave.ts'

interface VersionProps {
  label: string
  version: TypedArticle
}

/** A whole version as text that can be copied. */
function Version({ label, version }: VersionProps): ReactNode {
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="label text-ink-3">{label}</h3>
      <p dir="auto" className="mt-1 text-lead break-words">
        {version.title}
      </p>
      <p dir="auto" className="mt-1 text-meta break-words text-ink-2">
        {version.summary}
      </p>
      <pre className="readout mt-2 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 break-words whitespace-pre-wrap">
        {version.content}
      </pre>
    </section>
  )
}

/** Shows both versions; nothing is overwritten before one is chosen. */
export function ConflictDialog({ saving }: { saving: Autosave }): ReactNode {
  const { theirs, typed, keepMine, takeTheirs } = saving
  const [closed, setClosed] = useState<number>()
  if (!theirs) return null
  return (
    <>
      <Banner tone="error">
        <p>{texts.waiting}</p>
        <div className="mt-2">
          <Button size="sm" onClick={() => setClosed(undefined)}>
            {texts.compare}
          </Button>
        </div>
      </Banner>
      <Sheet
        open={closed !== theirs.revision}
        onClose={() => setClosed(theirs.revision)}
        title={texts.title}
        tall
        footer={
          <>
            <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
            <Button variant="primary" onClick={keepMine}>
              {texts.keepMine}
            </Button>
          </>
        }
      >
        <p className="mb-4">{texts.body(theirs.savedBy)}</p>
        <div className="grid gap-5 md:grid-cols-2">
          <Version label={texts.mine} version={typed} />
          <Version label={texts.theirs} version={typedOf(theirs)} />
        </div>
      </Sheet>
    </>
  )
}

/** The version that was not chosen stays until it is dismissed. */
export function OtherVersion({ saving }: { saving: Autosave }): ReactNode {
  const { other, forgetOther } = saving
  if (!other) return null
  return (
    <div className="space-y-3 rounded-control border border-line p-4">
      <Version label={texts.other} version={other} />
      <Button size="sm" onClick={forgetOther}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
